import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, it } from 'node:test'
import { installed } from '../../demo/setup/portals/pack.ts'
import type { Report } from '../../demo/check/check-backend.ts'
import { portalHooks, startPortalBackend } from '../support/backends/portal-backend.ts'
import { startNodeBackend, type Faults } from '../support/backends/node-backend.ts'
import { hasPython, startPythonBackend } from '../support/backends/python-backend.ts'
import { selfSigned } from '../support/backends/self-signed.ts'
import { specAccounts } from '../support/backends/spec-data.ts'
import { openDemoApp, superadmin, type App } from '../support/server/demo-app.ts'

const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { bin: Record<string, string> }
const program = join(installed, manifest.bin['practice-elements'] ?? '')

/** Runs the command of the packed package, like a user. */
async function run(...words: string[]) {
  const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, stdout, stderr }
}

const accountOf = ({ email, password }: { email: string; password: string }) => ['--email', email, '--password', password]

/** Runs the check with `--json`. */
async function check(base: string, ...words: string[]) {
  const { code, stdout, stderr } = await run('check', base, '--json', ...words)
  const report = JSON.parse(stdout) as Report
  const failed = (level?: string) =>
    report.lines.filter((line) => line.result === 'fail' && (!level || line.level === level)).map(({ name }) => name)
  const line = (name: string) => {
    const found = report.lines.find((each) => each.name === name)
    assert.ok(found, `There is no line ${name}: ${report.lines.map((each) => each.name).join(', ')}`)
    return found
  }
  return { code, stderr, report, failed, line }
}

/** Checks an ordinary backend with some faults. */
async function checkFaulty(faults: Faults, ...words: string[]) {
  await using backend = await startNodeBackend(faults)
  return await check(backend.base, ...accountOf(specAccounts.superadmin), ...words)
}

const listen = async (app: App) => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/v1`
}

const portal = 'https://portal.example.com'

describe('practice-elements check', () => {
  it('is a program of the package, with its guide', async () => {
    assert.ok(statSync(program).mode & 0o100)
    assert.match(readFileSync(program, 'utf8'), /^#!\/usr\/bin\/env node\n/)
    const help = await run('--help')
    assert.equal(help.code, 0)
    for (const option of ['--email', '--password', '--write', '--json', '--origin']) assert.ok(help.stdout.includes(option), option)
    assert.ok(existsSync(join(installed, 'demo/docs/own-backend.html')))
  })

  it('passes our own server with every line, changes included', async () => {
    const { app, signedIn } = await openDemoApp({ corsOrigins: [portal] })
    const base = await listen(app)
    const [active] = (await signedIn.get('/admin/doctor/subscriptions?status=active')).body.data
    const options = [...accountOf(superadmin), '--origin', portal, '--write', '--doctor', String(active!.user_id)]
    const before = (await signedIn.get(`/admin/doctor?doctor_id=${active!.user_id}`)).body.data
    const { code, stdout, stderr } = await run('check', base, ...options)
    assert.equal(code, 0, stdout)
    assert.doesNotMatch(stdout, /^(FAIL|-) /m)
    assert.match(stdout, /^ok +POST \/admin\/subscription\/status\/change +canceled and reactivated/m)
    assert.match(stdout, /The elements work with this backend\. Passed: \d+; failed: none; not checked: 0\./)
    assert.match(stderr, /It creates an admin whose email begins with check-/)
    // The check signs its own session out, not this one.
    const after = (await signedIn.get(`/admin/doctor?doctor_id=${active!.user_id}`)).body.data
    assert.deepEqual(Object.assign(after, { version: 0 }), Object.assign(before, { version: 0 }))
  })

  it('sends nothing that changes data without --write', async () => {
    const { app } = await openDemoApp()
    const sent: string[] = []
    app.server.on('request', ({ method, url }) => {
      if (method !== 'GET') sent.push(`${method} ${url}`)
    })
    const base = await listen(app)
    const { code, stderr } = await check(base, ...accountOf(superadmin))
    assert.equal(code, 0)
    assert.equal(stderr, '')
    assert.deepEqual([...new Set(sent)], ['POST /api/v1/admin/login', 'POST /api/v1/admin/logout'])
  })

  it('passes a backend that is written from the specification, in Node', async () => {
    await using backend = await startNodeBackend()
    const { code, failed, line } = await check(backend.base, ...accountOf(specAccounts.superadmin), '--write', '--doctor', '11')
    assert.deepEqual([code, failed('needed'), failed('security')], [0, [], []])
    assert.match(line('GET /admin/doctors: paging').found, /page_size=1 returns 2 rows/)
    assert.match(line('role').found, /every account counts as admin/)
    assert.equal(line('PATCH /admin/update/email/password').result, 'pass')
    const { doctors, subscriptions, admins } = backend.data
    assert.deepEqual([doctors[0]?.subscriptionPlan, subscriptions[0]?.status], ['premium', 'active'])
    assert.match(admins[2]?.email ?? '', /^check-.*@example\.com$/)
  })

  it('passes a backend that is written from the specification, in Python', async (context) => {
    if (!hasPython()) {
      context.skip('python3 is not installed')
      return
    }
    await using backend = await startPythonBackend()
    const { code, failed, line } = await check(backend.base, ...accountOf(specAccounts.superadmin), '--write')
    assert.deepEqual([code, failed('needed')], [0, []])
    assert.equal(line('POST /admin/doctor/subscription').result, 'pass')
    assert.match(line('PATCH /admin/update/email/password').found, /allow it by --doctor/)
  })

  it('passes a backend of another kind by the hooks of its panel', async () => {
    await using backend = await startPortalBackend()
    const folder = mkdtempSync(join(tmpdir(), 'hooks-'))
    const hooks = join(folder, 'hooks.mjs')
    writeFileSync(hooks, portalHooks)
    const account = accountOf({ email: 'ada@kestrel.test', password: 'kestrel-demo' })
    const { code, failed, line } = await check(backend.base, ...account, '--hooks', hooks, '--write')
    assert.deepEqual([code, failed('needed'), failed('security')], [0, [], []])
    assert.match(line('GET /admin/doctors: paging').found, /12 in all/)
    assert.equal(line('PATCH /admin/update/password').result, 'pass')

    const without = await check(backend.base, ...account)
    assert.match(without.report.error ?? '', /The tenant is unknown/)
    writeFileSync(
      hooks,
      'export default { headers: { "X-Tenant": "kestrel" }, mapAnswer: { listDoctors: (answer) => answer.rows.length } }',
    )
    const broken = await check(backend.base, ...account, '--hooks', hooks)
    assert.match(broken.line('GET /admin/doctors').found, /^configure\(\{ mapAnswer: \{ listDoctors \} \}\): TypeError/)
    const missing = await run('check', backend.base, ...account, '--hooks', join(folder, 'none.mjs'))
    rmSync(folder, { recursive: true })
    assert.equal(missing.code, 2)
    assert.match(missing.stderr, /none\.mjs cannot be loaded/)
  })

  it('signs in by a cookie where the hooks say so', async () => {
    await using backend = await startNodeBackend({ cookies: true })
    const folder = mkdtempSync(join(tmpdir(), 'hooks-'))
    const hooks = join(folder, 'hooks.mjs')
    writeFileSync(hooks, `export default { credentials: 'include', role: 'superadmin' }`)
    const { code, failed } = await check(backend.base, ...accountOf(specAccounts.superadmin), '--hooks', hooks)
    rmSync(folder, { recursive: true })
    assert.deepEqual([code, failed('needed'), failed('security')], [0, [], []])
    assert.deepEqual(
      backend.seen.filter(({ headers }) => headers.authorization !== undefined),
      [],
    )
  })

  it('names repeated changes and old versions that are applied', async () => {
    const keys = await checkFaulty({ ignoresKeys: true }, '--write')
    assert.equal(keys.code, 0)
    assert.equal(keys.line('POST /admin/create, repeated').found, 'success, but there are 2 such admins')
    assert.match(keys.line('POST /admin/doctor/subscription of an old version').found, /not checked: the doctor has no version/)
    const versions = await checkFaulty({ ignoresVersions: true }, '--write')
    assert.equal(versions.line('POST /admin/doctor/subscription of an old version').found, '200: it overwrites the change of another admin')
    assert.match(versions.line('POST /admin/create, repeated').found, /not checked: Idempotency-Key is not announced/)
  })

  it('names a login without a token', async () => {
    const { code, report, failed, line, stderr } = await checkFaulty({ tokenField: 'jwt_of_the_day' })
    assert.equal(code, 1)
    assert.deepEqual(failed(), ['POST /admin/login'])
    assert.match(line('POST /admin/login').found, /its fields are name, jwt_of_the_day/)
    assert.match(line('GET /admin/doctors').found, /not checked: no session/)
    assert.match(report.error ?? '', /The sign-in has no token/)
    assert.equal(stderr, '')
  })

  it('names calls that answer HTML', async () => {
    const { code, failed, line } = await checkFaulty({ html: (path) => path === '/admin/patients' })
    assert.equal(code, 1)
    assert.deepEqual(failed('needed'), ['GET /admin/patients'])
    assert.match(line('GET /admin/patient').found, /not checked: there is no patient/)
    assert.equal(line('GET /admin/patients').found, '200 HTML instead of JSON')
    assert.equal(line('GET /admin/patients').guide, 'responses')
  })

  it('names a filter that is ignored where only the backend can filter', async () => {
    const { code, line } = await checkFaulty({ ignoresDoctor: true })
    assert.equal(code, 1)
    assert.match(line('GET /admin/patients?doctor_id=…').found, /all 2 patients, for a doctor with 0/)
  })

  it('names roles and tokens that are not enforced; the elements work all the same', async () => {
    const open = await checkFaulty(
      { noRoles: true },
      '--admin-email',
      specAccounts.admin.email,
      '--admin-password',
      specAccounts.admin.password,
    )
    assert.equal(open.code, 0)
    assert.deepEqual(open.failed('security'), ['GET /admin/list as an admin'])
    assert.match(open.line('GET /admin/list as an admin').found, /an admin may do it/)

    const created = await checkFaulty({ noRoles: true }, '--write')
    assert.ok(created.failed('security').includes('GET /admin/list as an admin'))

    const tokens = await checkFaulty({ noTokens: true })
    assert.equal(tokens.code, 0)
    assert.match(tokens.line('GET /admin/doctors without a valid token').found, /200 with data, without a token/)
  })

  it('names changes that only look like success', async () => {
    const { code, failed, line } = await checkFaulty({ ignoresChanges: true }, '--write')
    assert.equal(code, 1)
    assert.ok(failed('needed').includes('POST /admin/doctor/subscription'))
    assert.match(line('POST /admin/doctor/subscription').found, /success, but the plan stays premium/)
    assert.match(line('POST /admin/subscription/status/change').found, /success, but the status stays active/)
    assert.match(line('POST /admin/create').found, /success, but the sign-in gives 401/)
  })

  it('names what pages of another origin may not do', async () => {
    const closed = await checkFaulty({}, '--origin', portal)
    assert.equal(closed.code, 1)
    assert.ok(closed.failed('needed').every((name) => name.startsWith('CORS: ')))
    assert.equal(closed.line('CORS: responses').found, 'no Access-Control-Allow-Origin')

    const other = await checkFaulty({ origin: 'https://other.example.com' }, '--origin', portal)
    assert.equal(other.line('CORS: responses').found, 'https://other.example.com')
    assert.equal((await checkFaulty({ origin: portal }, '--origin', portal)).code, 0)
  })

  it('names hosts, paths, passwords and certificates that are wrong', async () => {
    await using backend = await startNodeBackend()
    const account = accountOf(specAccounts.superadmin)

    const closed = await startNodeBackend()
    await closed[Symbol.asyncDispose]()
    const nobody = await run('check', closed.base, ...account)
    assert.equal(nobody.code, 1)
    assert.ok(nobody.stderr.includes(`Nothing listens at ${new URL(closed.base).host}.`), nobody.stderr)

    const path = await run('check', backend.origin, ...account)
    assert.equal(path.code, 1)
    assert.ok(path.stderr.includes(`Try ${backend.base}`), path.stderr)

    const password = await run('check', backend.base, '--email', specAccounts.superadmin.email, '--password', 'wrong')
    assert.equal(password.code, 1)
    assert.match(password.stderr, /rejects the email or the password: 401 “Unknown email or password”/)

    const server = createServer(selfSigned, (_request, response) => response.end('{}')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const certificate = await run('check', `https://localhost:${port}/api/v1`, ...account)
    const plain = await run('check', backend.base.replace('http:', 'https:'), ...account)
    server.close()
    assert.equal(certificate.code, 1)
    assert.match(certificate.stderr, /is self-signed, .*NODE_EXTRA_CA_CERTS/)
    assert.match(plain.stderr, /does not speak TLS/)
  })

  it('ends with 2 and the help after wrong options', async () => {
    const address = 'http://127.0.0.1:9/api/v1'
    for (const [words, message] of [
      [[], /^practice-elements check/],
      [['prove', address], /There is no command prove/],
      [['check'], /The address of the API is missing/],
      [['check', 'backend.example.com'], /is no address/],
      [['check', address], /--email and --password are missing/],
      [['check', address, '--emial', 'x'], /--emial/],
      [['check', address, '--email', 'a', '--password', 'b', '--admin-email', 'c'], /belong together/],
      [['check', address, '--email', 'a', '--password', 'b', '--origin', 'portal'], /is no origin/],
      [['check', address, '--email', 'a', '--password', 'b', '--doctor', '1'], /for --write only/],
    ] as const) {
      const { code, stdout, stderr } = await run(...words)
      assert.equal(code, 2, words.join(' '))
      assert.match(stdout + stderr, message)
    }
  })

  it('refers to sections that the guide has', async () => {
    const guide = readFileSync(join(installed, 'demo/docs/own-backend.html'), 'utf8')
    const { report } = await checkFaulty({ origin: portal }, '--origin', portal, '--write')
    for (const section of new Set(report.lines.map((line) => line.guide))) assert.ok(guide.includes(`id="${section}"`), section)
  })
})
