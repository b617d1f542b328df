import { expect } from '@open-wc/testing'
import { clearFaults, fault, query, release, requests, signIn, signIns, startBackend } from '../support/backend.ts'
import { engine, unable } from '../support/unable.ts'
import { until } from '../support/until.ts'

const post = (body: unknown) =>
  fetch('/api/v1/admin/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/** Resolves with the status or the error. A whole response would be too long for a failure report. */
const outcomeOf = (answer: Promise<Response>) =>
  answer.then(
    ({ status }) => status,
    (error: unknown) => error,
  )

const sendsAgain = 'it sends a request again whose connection was cut before anything of an answer came'

describe('the server behind browser tests', () => {
  beforeEach(() => startBackend())

  it('signs in with the demo data', async () => {
    const { access_token, role } = await signIn('superadmin')
    expect(access_token).to.be.a('string').that.is.not.empty
    expect(role).to.equal('superadmin')
  })

  it('refuses a wrong password', async () => {
    const response = await post({ ...signIns.admin, password: 'wrong' })
    expect(response.status).to.equal(400)
    expect(await response.json()).to.include({ success: false, code: 'wrong-credentials' })
  })

  it('keeps a list of what was asked', async () => {
    await post(signIns.admin)
    const [request, ...others] = await requests({ path: '/admin/login' })
    expect(others).to.deep.equal([])
    expect(request).to.include({ method: 'POST', path: '/api/v1/admin/login', status: 200 })
    expect(request!.body).to.deep.equal(signIns.admin)
  })

  it('lets tests look into the database', async () => {
    const rows = await query('select email from admins where email = $1', [signIns.admin.email])
    expect(rows).to.deep.equal([{ email: signIns.admin.email }])
  })

  it('cuts the connection before the server, once and for one path', async () => {
    if (engine === 'firefox') await unable(sendsAgain)
    await fault({ kind: 'drop', path: '/admin/login', times: 1 })
    expect(await outcomeOf(post(signIns.admin))).to.be.an.instanceOf(TypeError)
    expect((await requests()).map(({ status }) => status)).to.deep.equal([0])
    expect(await query('select * from sessions')).to.deep.equal([])
    expect((await post(signIns.admin)).status).to.equal(200)
  })

  it('loses the answer after the server did its work', async () => {
    if (engine === 'firefox') await unable(sendsAgain)
    await fault({ kind: 'lose', path: /login$/ })
    expect(await outcomeOf(post(signIns.admin))).to.be.an.instanceOf(TypeError)
    expect(await query('select * from sessions')).to.have.length(1)
  })

  it('answers in the place of the server', async () => {
    await fault({ kind: 'status', status: 429, path: '/admin/login' })
    const refused = await post(signIns.admin)
    expect(refused.status).to.equal(429)
    expect(await refused.json()).to.include({ success: false, code: 'too-many-requests' })

    await clearFaults()
    await fault({ kind: 'html' })
    expect((await post(signIns.admin)).headers.get('content-type')).to.equal('text/html')
  })

  it('holds a request until it is released', async () => {
    await fault({ kind: 'hold', path: '/admin/login' })
    const response = post(signIns.admin)
    const asked = () => requests({ path: /admin\/(login|profile)$/ })
    await until(async () => (await asked()).length === 1, 'The request does not arrive')
    await fetch('/api/v1/admin/profile')
    expect((await asked()).map(({ status }) => status)).to.deep.equal([null, 401])
    await release()
    expect((await response).status).to.equal(200)
  })

  it('starts again with fresh data and an empty list', async () => {
    await post(signIns.admin)
    await startBackend()
    expect(await requests()).to.deep.equal([])
    expect(await query('select * from sessions')).to.deep.equal([])
  })
})
