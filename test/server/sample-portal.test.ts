import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { openPortalApp } from '../support/server/embed-sessions.ts'
import { auditOf } from '../support/server/audit-of.ts'
import { formOf } from '../support/server/demo-app.ts'

const { app, secret, createCalls, database, keyId } = await openPortalApp()
await app.listen({ host: '127.0.0.1', port: 0 })
const backOffice = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

const portal = spawn(process.execPath, [fileURLToPath(new URL('../../demo/portal/sign-in/server.mjs', import.meta.url))], {
  env: { PATH: process.env['PATH'], PORTAL_KEY: secret, BACK_OFFICE: backOffice, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
after(() => portal.kill())
const [line] = (await once(createInterface(portal.stdout), 'line')) as [string]
const address = line.replace('Portal: ', '').replace('localhost', '127.0.0.1')

const signIn = async (name: string, password: string) => {
  const body = new URLSearchParams({ name, password })
  const { status, headers } = await fetch(`${address}/sign-in`, { method: 'POST', body, redirect: 'manual' })
  return { status, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' }
}

const tokenOf = async (cookie: string) => {
  const response = await fetch(`${address}/token`, { headers: { cookie } })
  return { status: response.status, token: await response.text() }
}

test('the sample portal gives nobody a token who is not signed in', async () => {
  assert.equal((await tokenOf('')).status, 401)
  assert.equal((await tokenOf('portal=guess')).status, 401)
  assert.equal((await signIn('ingrid', 'wrong')).status, 403)
})

test('a user of the sample portal sees and changes the own practice alone, under the own name in the audit', async () => {
  const { cookie } = await signIn('ingrid', 'ingrid-demo')
  assert.match(await (await fetch(address, { headers: { cookie } })).text(), /<doctor-profile doctor-id="18">/)
  assert.match(await (await fetch(`${address}/portal.css`)).text(), /--pe-color-primary/)
  const { get, patch } = createCalls(app, (await tokenOf(cookie)).token)
  assert.equal((await get('/admin/doctor?doctor_id=18')).body.data.practice_name, 'Nyhavn Hudklinik')
  assert.equal((await get('/admin/doctor?doctor_id=5')).status, 403)
  const change = { user_id: 18, email: 'ingrid@practice.test', phone: '+4722123456', password: 'secret-1' }
  assert.equal((await patch('/admin/update/email/password', change)).status, 200)
  const [entry] = await auditOf(database, 'doctor', 18)
  const { at: _at, before: _before, after: _after, ...who } = entry!
  assert.deepEqual(who, {
    portalKeyId: keyId,
    portalUserId: 'ingrid',
    portalUserName: 'Ingrid Sørensen',
    doctorId: 18,
    action: 'doctor-credentials',
    reason: null,
  })
})

test('the reception of the sample portal reads only', async () => {
  const { cookie } = await signIn('reception', 'reception-demo')
  const { get, post } = createCalls(app, (await tokenOf(cookie)).token)
  assert.equal((await get('/admin/doctor?doctor_id=18')).status, 200)
  assert.equal((await post('/admin/doctor/profile?doctor_id=18', formOf({ first_name: 'No' }))).status, 403)
  assert.equal((await fetch(`${address}/sign-out`, { method: 'POST', headers: { cookie }, redirect: 'manual' })).status, 303)
  assert.equal((await tokenOf(cookie)).status, 401)
})
