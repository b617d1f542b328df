import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { allCalls } from '../../demo/server/openapi/calls.ts'
import { openApiDocument } from '../../demo/server/openapi/document.ts'
import { openDemoApp } from '../support/server/demo-app.ts'
import { checkAnswer, isExampleOf } from '../support/server/openapi-answers.ts'

interface Field {
  description?: string
  enum?: unknown[]
  'x-requirement'?: string
}

interface Schema {
  properties?: Record<string, Field>
}

interface Operation {
  description?: string
  parameters?: ({ $ref?: string } & Field)[]
  responses: Record<
    string,
    { content: Record<string, { schema?: Schema; example?: unknown; examples?: Record<string, { value: unknown }> }> }
  >
  'x-requirement'?: string
}

const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Required<Schema>> }
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
)

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

test('every answer has an example that its schema accepts', () => {
  for (const { method, path, operation } of operations)
    for (const [status, { content }] of Object.entries(operation.responses))
      for (const [type, { example, examples = {} }] of Object.entries(content)) {
        const values = example === undefined ? Object.values(examples).map(({ value }) => value) : [example]
        assert.ok(values.length > 0, `${method} ${path} ${status} has no example`)
        for (const value of values) isExampleOf({ method, path, status, type }, value)
      }
})

test('an example outside its schema is found', () => {
  const place = { method: 'get', path: '/admin/doctors', status: '200', type: 'application/json' }
  assert.throws(() => isExampleOf(place, { success: true, data: [{ id: 0 }] }), /id must be >= 1/)
  assert.throws(() => isExampleOf({ ...place, status: '418' }, {}), /418/)
})

const requirements = ['required', 'optional', 'extension']

test('every call, parameter and field of an answer is marked, in words too', () => {
  for (const { method, path, operation } of operations) {
    const name = `${method} ${path}`
    assert.ok(requirements.includes(operation['x-requirement'] ?? ''), name)
    assert.match(operation.description ?? '', /Required by the elements|Extension: /, name)
    for (const parameter of operation.parameters ?? [])
      if (!parameter.$ref && !path.startsWith('/pictures')) assert.ok(parameter['x-requirement'], name)
    for (const [field, { description, 'x-requirement': mark }] of Object.entries(
      operation.responses['200']?.content['application/json']?.schema?.properties ?? {},
    ))
      assert.ok(requirements.includes(mark ?? '') && description, `${name} ${field}`)
  }
  const { SignInAnswer, DoctorDetails, Subscription } = document.components.schemas
  const marks = [
    [SignInAnswer, 'access_token', 'required'],
    [SignInAnswer, 'role', 'extension'],
    [DoctorDetails, 'phone', 'optional'],
    [Subscription, 'id', 'required'],
    [Subscription, 'version', 'extension'],
  ] as const
  for (const [schema, field, mark] of marks) assert.equal(schema?.properties[field]?.['x-requirement'], mark, field)
  assert.match(Subscription?.properties['version']?.description ?? '', /Extension/)
  assert.equal(document.paths['/admin/overview']?.['get']?.['x-requirement'], 'extension')
  assert.equal(document.paths['/admin/doctors']?.['get']?.['x-requirement'], 'required')
})

test('isActive, status and plan are enumerated and described', () => {
  const plans = ['free', 'basic', 'standard', 'premium']
  const enumerated = {
    DoctorListItem: { isActive: ['1', '0'], subscriptionPlan: plans },
    DoctorDetails: { isActive: [1, 0], subscriptionPlan: plans },
    Subscription: { status: ['active', 'canceled', 'expired'], plan: plans },
    SubscriptionCount: { status: ['active', 'canceled', 'expired'], plan: plans },
  }
  for (const [name, fields] of Object.entries(enumerated))
    for (const [field, values] of Object.entries(fields)) {
      const found = document.components.schemas[name]?.properties[field]
      assert.ok(found?.description, `${name}.${field}`)
      assert.deepEqual(found.enum, values, `${name}.${field}`)
    }
})
