import assert from 'node:assert/strict'
import { test } from 'node:test'
import { admin, openDemoApp, superadmin } from '../support/server/demo-app.ts'

const { createCalls, app, signIn } = await openDemoApp()

interface Session {
  id: number
  is_current: boolean
  user_agent: string | null
  address: string | null
}

type Calls = Awaited<ReturnType<typeof signIn>>
const list = async (calls: Calls) => (await calls.get('/admin/sessions')).body.data as unknown as Session[]
const end = async (calls: Calls, session_id = 0) => (await calls.post('/admin/sessions/end', { session_id })).status
const endOthers = async (calls: Calls) => (await calls.post('/admin/sessions/end-others')).status
const isOpen = async (calls: Calls) => (await calls.get('/admin/profile')).status === 200

test('an admin sees only their own sessions, with browser and address, and which is this one', async () => {
  const { body } = await createCalls(app).post('/admin/login', { email: admin.email, password: admin.password }, { 'user-agent': 'Test/1' })
  const calls = createCalls(app, body.access_token)
  await signIn(superadmin)
  const sessions = await list(calls)
  assert.deepEqual(
    sessions.map(({ is_current, user_agent, address }) => [is_current, user_agent, address]),
    [[true, 'Test/1', '127.0.0.1']],
  )
  assert.equal(await endOthers(calls), 200)
})

test('one session ends, then all others', async () => {
  const [here, there, elsewhere, last] = [await signIn(admin), await signIn(admin), await signIn(admin), await signIn(admin)]
  const current = (await list(there)).find(({ is_current }) => is_current)
  assert.equal(await end(here, current?.id), 200)
  assert.deepEqual([await isOpen(there), await isOpen(elsewhere)], [false, true])
  assert.equal(await endOthers(here), 200)
  assert.deepEqual([await isOpen(elsewhere), await isOpen(last), await isOpen(here)], [false, false, true])
  assert.equal((await list(here)).length, 1)
})

test("another admin's session is not found and stays", async () => {
  const [ours, theirs] = [await signIn(admin), await signIn(superadmin)]
  const [session] = await list(theirs)
  assert.equal(await end(ours, session?.id), 404)
  assert.ok(await isOpen(theirs))
})
