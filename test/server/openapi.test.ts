import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { allCalls } from '../../demo/server/openapi/calls.ts'
import { openApiDocument } from '../../demo/server/openapi/document.ts'
import { openDemoApp } from '../support/server/demo-app.ts'
import { checkAnswer } from '../support/server/openapi-answers.ts'

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(openApiDocument())))
  assert.ok(valid, JSON.stringify(errors))
  assert.equal(validator.version, '3.1')
})

test('the document that is checked in is that of the schemas: npm run openapi writes it', async () => {
  const kept = JSON.parse(await readFile(new URL('../../demo/server/openapi.json', import.meta.url), 'utf8')) as unknown
  assert.deepEqual(kept, JSON.parse(JSON.stringify(openApiDocument())))
})

test('the server gives it to everybody, and has every call of it', async () => {
  const { app, signedOut } = await openDemoApp()
  assert.deepEqual((await app.inject('/api/v1/openapi.json')).json(), JSON.parse(JSON.stringify(openApiDocument())))
  for (const { call } of allCalls.filter((described) => !described.call.public)) {
    const send = { GET: signedOut.get, POST: signedOut.post, PATCH: signedOut.patch }[call.method]
    assert.equal((await send(call.path)).status, 401, `${call.method} ${call.path}`)
  }
})

test('an answer outside the document is found', () => {
  const bad = { method: 'GET', path: '/admin/doctors', status: 200, body: { success: true, data: [{ id: 0 }] } }
  assert.throws(() => checkAnswer(bad), /GET \/admin\/doctors 200: .*id must be >= 1/)
  assert.throws(() => checkAnswer({ ...bad, status: 204 }), /is not in the document/)
  assert.throws(
    () => checkAnswer({ ...bad, status: 422, body: { success: false, code: 'forbidden', message: '' } }),
    /must be equal to one of/,
  )
  assert.throws(() => checkAnswer({ ...bad, path: '/admin/nothing' }))
})
