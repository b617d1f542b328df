import assert from 'node:assert/strict'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { admins } from '../../demo/server/database/schema.ts'
import { usualTimeLimits } from '../../demo/server/http/time-limits.ts'
import { admin, formOf, openDemoApp, superadmin, today, type Calls } from '../support/server/demo-app.ts'
import { fileOf, pictureOf } from '../support/server/uploads.ts'

let now = today
const lines: string[] = []
const { app, build, database, signIn, signedOut, createCalls } = await openDemoApp({
  clock: () => now,
  log: {
    write: (line) => {
      lines.push(line)
    },
  },
})

const login = async (who: { email: string; password: string } = admin) => {
  const { body } = await signedOut.post('/admin/login', who)
  return { ...createCalls(app, body.access_token), token: body.access_token }
}
const isOver = async ({ get }: Calls) => (await get('/admin/profile')).status === 401
const setRole = (role: 'admin' | 'superadmin') => database.update(admins).set({ role }).where(eq(admins.email, admin.email))

test('a token is of no use after log-out, and only that one', async () => {
  const [one, other] = [await login(), await login()]
  assert.deepEqual((await one.post('/admin/logout')).body, { success: true })
  assert.deepEqual([await isOver(one), await isOver(other)], [true, false])
  assert.equal((await one.post('/admin/logout')).status, 401)
})

test('none is after another password, another role, two idle hours, and the end of the account', async () => {
  const [one, other] = [await login(), await login()]
  await one.patch('/admin/update/password', { oldPassword: admin.password, newPassword: 'another-1' })
  assert.deepEqual([await isOver(one), await isOver(other)], [true, true])
  await (
    await login({ ...admin, password: 'another-1' })
  ).patch('/admin/update/password', { oldPassword: 'another-1', newPassword: admin.password })

  const lesser = await login()
  await setRole('superadmin')
  assert.ok(await isOver(lesser))
  const higher = await login()
  assert.equal((await higher.get('/admin/list')).status, 200)
  await setRole('admin')
  assert.equal((await higher.get('/admin/list')).status, 401)

  const idle = await login()
  now = new Date(now.getTime() + 7_199_000)
  assert.equal(await isOver(idle), false)
  now = new Date(now.getTime() + 7_200_000)
  assert.ok(await isOver(idle))

  const gone = { first_name: 'G', last_name: 'One', email: 'gone@practice.test', password: 'a secret', role: 'admin' }
  await (await login(superadmin)).post('/admin/create', gone)
  const session = await login(gone)
  assert.equal(await isOver(session), false)
  await database.update(admins).set({ disabledAt: now }).where(eq(admins.email, gone.email))
  assert.ok(await isOver(session))
})

test('no field of any body makes an admin more, or touches another one', async () => {
  const me = await login()
  const before = await database.select().from(admins).where(eq(admins.email, superadmin.email))
  const more = {
    role: 'superadmin',
    id: '1',
    admin_id: '1',
    user_id: '1',
    email_verified: 'true',
    'constructor[prototype][role]': 'superadmin',
  }
  await me.post('/admin/profile?admin_id=1&id=1', formOf(more))
  await me.patch('/admin/update/password', { oldPassword: 'wrong', newPassword: 'hacked-1', user_id: 1, id: 1 })
  await me.patch('/admin/update/email', { email: 'x@practice.test', admin_id: 1, role: 'superadmin' })
  await me.post('/admin/doctor/profile?doctor_id=1', formOf({ ...more, password_hash: 'x', patient_count: '9', version: '1' }))
  assert.equal((await me.get('/admin/profile')).body.data.role, 'admin')
  assert.equal((await me.get('/admin/list')).status, 403)
  assert.deepEqual(await database.select().from(admins).where(eq(admins.email, superadmin.email)), before)
})

test('what one admin did under a key is nothing to another who knows it', async () => {
  const [one, other] = [await login(), await login(superadmin)]
  const change = (calls: Calls, status: string) =>
    calls.post('/admin/subscription/status/change', { ...subscription, status, reason: 'Known' }, { 'idempotency-key': 'the same' })
  const [row] = (await one.get('/admin/doctor/subscriptions?status=active&page=1')).body.data
  const subscription = { subscription_id: row!.id, user_id: row!.user_id }
  assert.equal((await change(one, 'canceled')).status, 200)
  assert.equal((await change(one, 'canceled')).status, 200)
  // Not the stored response of the first admin: the server handles the second admin's request and reports the conflict.
  assert.equal((await change(other, 'canceled')).status, 409)
  assert.equal((await change(other, 'active')).status, 200)
})

test('no path leads to a file that is not served, however it is written', async () => {
  const open = await build()
  after(() => open.close())
  await open.listen({ host: '127.0.0.1', port: 0 })
  const { port } = open.server.address() as AddressInfo
  // Sends raw bytes: an HTTP client would normalize the path.
  const ask = (path: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    return text(socket)
  }
  const up = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..\\', '..%5c', '....//', '%252e%252e%252f', '..;/', '%c0%ae%c0%ae/', '..%00/']
  const folders = [
    '/',
    '/elements/',
    '/demo/',
    '/static/js/',
    '/svg/',
    '/api/v1/pictures/',
    '/api/v1/pictures/demo/',
    '//evil.example/',
    '/demo//evil.example/',
  ]
  for (const [step, folder] of up.flatMap((step) => folders.map((folder) => [step, folder] as const))) {
    for (const file of ['package.json', 'etc/passwd', 'demo/server/app.ts', '.data/secret']) {
      const path = `${folder}${step.repeat(file === 'etc/passwd' ? 12 : 3)}${file}?expires=9999999999999&signature=x`
      const answer = await ask(path)
      assert.ok(!/root:|"devDependencies"|import /.test(answer), path)
      assert.doesNotMatch(answer, /\r\nlocation: (\w+:|[\\/]{2})/i, path)
      // Any path may return the HTML page of the panel.
      assert.ok(!answer.startsWith('HTTP/1.1 200') || /\r\ncontent-type: text\/html/.test(answer), `${path}: ${answer.slice(0, 200)}`)
    }
  }
})

const oversize: [title: string, send: (calls: Calls) => ReturnType<Calls['get']>, status: number][] = [
  ['a long word to look for', ({ get }) => get(`/admin/doctors?q=${'x'.repeat(8000)}`), 422],
  ['a thousand parameters', ({ get }) => get(`/admin/doctors?${Array.from({ length: 1000 }, (_, index) => `p${index}=1`).join('&')}`), 200],
  [
    'a long reason',
    ({ post }) =>
      post('/admin/subscription/status/change', { subscription_id: 1, user_id: 1, status: 'canceled', reason: 'x'.repeat(60_000) }),
    422,
  ],
  [
    'a long key',
    ({ post }) =>
      post(
        '/admin/subscription/status/change',
        { subscription_id: 1, user_id: 1, status: 'active', reason: 'Active' },
        { 'idempotency-key': 'x'.repeat(201) },
      ),
    422,
  ],
  ['JSON as deep as a well', ({ post }) => post('/admin/create', '['.repeat(30_000)), 400],
  ['a text of a form that is a book', ({ post }) => post('/admin/profile', formOf({ description: 'x'.repeat(70_000) })), 422],
  [
    'a form of many texts',
    ({ post }) => post('/admin/profile', formOf(Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`f${index}`, 'x'])))),
    413,
  ],
  [
    'a password to be hashed for long',
    ({ patch }) => patch('/admin/update/password', { oldPassword: 'x'.repeat(50_000), newPassword: 'secret-1' }),
    422,
  ],
]
for (const [title, send, status] of oversize) {
  test(`${title} is answered ${status} within the contract`, async () => {
    const { status: answered, body } = await send(await login(superadmin))
    assert.equal(answered, status, JSON.stringify(body))
  })
}

const metacharacters = [
  "' OR '1'='1",
  "'; DROP TABLE admins; --",
  '" OR ""="',
  "\\'; SELECT pg_sleep(9)--",
  '1) UNION SELECT password_hash FROM admins--',
  '$1',
  '%',
  '_',
  '\\',
  ';',
  '/*',
  '${1}',
  '{{7*7}}',
  '\u2019 OR 1=1',
  "admin'/**/--",
]

test('metacharacters of SQL in any parameter are text', async () => {
  const me = await login(superadmin)
  const count = async () => (await database.select().from(admins)).length
  const before = await count()
  const lists = ['/admin/doctors', '/admin/patients', '/admin/list', '/admin/doctor/subscriptions']
  const parameters = ['q', 'sort', 'order', 'page', 'page_size', 'status', 'plan', 'doctor_id']
  for (const text of metacharacters) {
    const value = encodeURIComponent(text)
    for (const path of [
      ...lists.flatMap((list) => parameters.map((name) => `${list}?${name}=${value}`)),
      `/admin/patient?patient_id=${value}`,
      `/admin/doctor?doctor_id=${value}`,
    ]) {
      const { status, body } = await me.get(path)
      assert.ok(status === 200 || status === 422, `${path} ${status}`)
      assert.ok(!JSON.stringify(body).includes('argon2'))
    }
    assert.equal((await signedOut.post('/admin/login', { email: text, password: text })).body.code, 'wrong-credentials')
    assert.equal((await me.post('/admin/doctor/profile?doctor_id=30', formOf({ first_name: text, description: text }))).status, 200)
    assert.equal((await me.get('/admin/doctor?doctor_id=30')).body.data.description, text)
    assert.equal((await me.get('/admin/profile', { authorization: `Bearer ${text.replace(/[^\x20-\x7e]/g, '')}` })).status, 401)
  }
  assert.equal(await count(), before)
})

test('a header can neither be smuggled in nor lead pictures elsewhere', async () => {
  const me = await login()
  for (const email of ['a@b.test\r\nBcc: c@d.test', 'a@b.test\nX: y', 'a@b.test%0d%0aX: y']) {
    assert.equal((await me.patch('/admin/update/email', { email })).status, 422, email)
  }
  const answer = await app.inject({ url: '/index.html?a=%0d%0aset-cookie:%20x=1' })
  assert.equal(answer.headers['set-cookie'], undefined)
  const known = await build({ publicUrl: 'https://panel.example' })
  const calls = await signIn(superadmin, known)
  const { body } = await calls.get('/admin/profile', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
  assert.match(String(body.data.profile_picture), /^https:\/\/panel\.example\//)
})

test('only a proxy that is trusted may say whose request it is', async () => {
  const loginLimit = { account: 100, address: 2, seconds: 600 }
  const tries = async (trustProxy: string | undefined) => {
    now = new Date(now.getTime() + 1_000_000)
    const limited = await build({ loginLimit, trustProxy })
    const statuses: number[] = []
    for (let place = 1; place < 5; place++) {
      const { statusCode } = await limited.inject({
        method: 'POST',
        url: '/api/v1/admin/login',
        payload: { email: `n${place}@x.test`, password: 'x' },
        remoteAddress: '127.0.0.1',
        headers: { 'x-forwarded-for': `203.0.113.${place}` },
      })
      statuses.push(statusCode)
    }
    return statuses
  }
  assert.deepEqual(await tries(undefined), [400, 400, 429, 429])
  assert.deepEqual(await tries('loopback'), [400, 400, 400, 400])
  assert.deepEqual(await tries('10.0.0.0/8'), [400, 400, 429, 429])
})

test('what is a picture and something else besides is kept as a picture only', async () => {
  const payload = '<script>alert(1)</script><?php system("id") ?>'
  const polyglots = [
    Buffer.concat([await pictureOf('jpeg'), Buffer.from(payload)]),
    Buffer.concat([await pictureOf('gif'), Buffer.from(`/*${payload}*/`)]),
    Buffer.concat([await pictureOf('png'), Buffer.from('PK\x03\x04evil.zip')]),
  ]
  const me = await login(superadmin)
  for (const bytes of polyglots) {
    const { status } = await me.post(
      '/admin/doctor/profile?doctor_id=31',
      formOf({ profile_picture: fileOf(bytes, '../../x.html', 'text/html') }),
    )
    assert.equal(status, 200)
    const { pathname, search } = new URL(String((await me.get('/admin/doctor?doctor_id=31')).body.data.profile_picture))
    const picture = await app.inject(pathname + search)
    assert.equal(picture.headers['content-type'], 'image/webp')
    assert.equal(picture.headers['x-content-type-options'], 'nosniff')
    for (const trace of ['script', 'php', 'evil']) assert.ok(!picture.rawPayload.includes(trace))
  }
})

test('a body that drips is cut off, and holds nobody else up', async () => {
  const slow = await build({ timeLimits: { ...usualTimeLimits, headers: 400, request: 400 } })
  after(() => slow.close())
  await slow.listen({ host: '127.0.0.1', port: 0 })
  const { port } = slow.server.address() as AddressInfo
  const { token } = await login()
  const drip = (head: string, start: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`POST /api/v1/admin/${head}\r\nhost: x\r\ncontent-length: 60000\r\n\r\n${start}`)
    const dripping = setInterval(() => socket.write('a'), 50)
    return new Promise<void>((resolve) => {
      socket
        .on('error', () => undefined)
        .on('close', () => {
          clearInterval(dripping)
          resolve()
        })
        .resume()
    })
  }
  const file = '--x\r\ncontent-disposition: form-data; name="profile_picture"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
  const dripping = [
    drip('login HTTP/1.1\r\ncontent-type: application/json', '{'),
    drip(`profile HTTP/1.1\r\ncontent-type: multipart/form-data; boundary=x\r\nauthorization: Bearer ${token}`, file),
  ]
  const other = await fetch(`http://127.0.0.1:${port}/api/v1/admin/profile`)
  assert.equal(other.status, 401)
  await Promise.all(dripping)
})

test('nothing secret stands in the log', async () => {
  await database.execute(sql`ALTER TABLE sessions RENAME COLUMN token_hash TO gone`)
  const { status } = await signedOut.post('/admin/login', superadmin)
  await database.execute(sql`ALTER TABLE sessions RENAME COLUMN gone TO token_hash`)
  assert.equal(status, 500)
  const log = lines.join('')
  assert.ok(log.length > 0)
  for (const secret of [superadmin.password, admin.password, 'another-1', 'Bearer', 'argon2']) assert.ok(!log.includes(secret), secret)
})
