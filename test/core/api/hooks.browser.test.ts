import { expect } from '@open-wc/testing'
import { ApiError } from '../../../src/core/api/api-error.ts'
import { changeDoctorPlan, doctorResource, doctorSource } from '../../../src/core/doctors.ts'
import { saveAdminProfile } from '../../../src/core/admins.ts'
import { configure, signIn, signOut, type Configuration } from '../../../src/elements/index.ts'
import { fault, signIns } from '../../support/backend.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { freshWire, readProfile } from '../../support/core/wire.ts'
import { until } from '../../support/until.ts'

/** Configures hooks until the test ends. */
const hook = (hooks: Partial<Configuration>) => configure(hooks)

/** Sends the first page of the doctors and returns the query that arrived. */
async function listQuery(): Promise<Record<string, string>> {
  const asked = await newRequests({ path: '/admin/doctors' })
  await doctorSource.send({ page: 2, page_size: 20, sort: 'name', order: 'desc', q: 'ann' }).catch(() => undefined)
  const [request] = await asked()
  return Object.fromEntries(new URL(request!.url, location.href).searchParams)
}

/** Returns the error of a request. */
async function errorOf(answer: Promise<unknown>): Promise<ApiError> {
  const error = await answer.then(
    () => 'There is no error',
    (thrown: unknown) => thrown,
  )
  expect(error).to.be.instanceOf(ApiError)
  return error as ApiError
}

describe('the hooks of configure()', () => {
  freshWire()
  beforeEach(() => signIn(signIns.superadmin))
  afterEach(() => configure({ headers: {}, listParameters: {}, mapRequest: {}, mapAnswer: {}, credentials: undefined }))

  it('add headers to reads, changes, the sign-in and the sign-out', async () => {
    hook({ headers: { 'X-Tenant': 'harbour' } })
    await fault({ kind: 'status', method: 'POST', status: 200, body: { success: true }, path: '/admin/doctor/subscription' })
    const asked = await newRequests({ path: /^\/api\/v1\// })
    await signIn(signIns.superadmin)
    await readProfile()
    await changeDoctorPlan(1, 'basic')
    signOut()
    await until(async () => (await asked()).some(({ path }) => path.endsWith('/admin/logout')), 'Log Out sends nothing')
    const sent = (await asked()).map(
      ({ method, path, headers }) => `${method} ${path.replace('/api/v1', '')} ${headers['x-tenant'] as string}`,
    )
    expect(sent).to.include.members([
      'POST /admin/login harbour',
      'GET /admin/profile harbour',
      'POST /admin/doctor/subscription harbour',
      'POST /admin/logout harbour',
    ])
    expect(sent.filter((line) => !line.endsWith(' harbour'))).to.deep.equal([])
  })

  it('call a function of headers for each request, also for the sign-out', async () => {
    let count = 0
    hook({ headers: async () => ({ 'X-CSRF-Token': `token-${(count += 1)}` }) })
    const asked = await newRequests({ path: /profile|logout/ })
    await readProfile()
    await readProfile()
    signOut()
    await until(async () => (await asked()).length === 3, 'Log Out sends nothing')
    expect((await asked()).map(({ headers }) => headers['x-csrf-token'])).to.deep.equal(['token-1', 'token-2', 'token-3'])
  })

  it('change the body and the query that arrive', async () => {
    hook({
      mapRequest: {
        changeDoctorPlan: ({ body }) => ({
          body: { doctor: body.user_id, plan: body.subscriptionPlan.toUpperCase() },
          query: { via: 'panel' },
        }),
        readDoctor: async ({ query }) => ({ query: { id: `d-${query.doctor_id}` } }),
      },
    })
    await fault({ kind: 'status', path: '/admin/doctor/subscription', status: 200, body: { success: true } })
    const changes = await newRequests({ path: '/admin/doctor/subscription' })
    await changeDoctorPlan(7, 'basic')
    const [change] = await changes()
    expect(change!.body).to.deep.equal({ doctor: 7, plan: 'BASIC' })
    expect(change!.url).to.match(/\?via=panel$/)

    const reads = await newRequests({ path: '/admin/doctor' })
    const stop = doctorResource(7).subscribe(() => undefined)
    await until(async () => (await reads()).length > 0, 'Nothing is read')
    stop()
    expect((await reads())[0]!.url).to.match(/\/admin\/doctor\?id=d-7$/)
  })

  it('turn a form into JSON', async () => {
    hook({ mapRequest: { saveAdminProfile: ({ form }) => ({ body: { city: form?.get('city') } }) } })
    await fault({ kind: 'status', method: 'POST', path: '/admin/profile', status: 204, text: '' })
    const asked = await newRequests({ method: 'POST', path: '/admin/profile' })
    const form = new FormData()
    form.set('city', 'Bergen')
    await saveAdminProfile(form)
    expect((await asked())[0]!.body).to.deep.equal({ city: 'Bergen' })
  })

  it('rename parameters of lists, and leave them out', async () => {
    expect(await listQuery()).to.deep.equal({ page: '2', page_size: '20', sort: 'name', order: 'desc', q: 'ann' })
    hook({ listParameters: { page_size: 'per_page', q: 'search', sort: false, order: false } })
    expect(await listQuery()).to.deep.equal({ page: '2', per_page: '20', search: 'ann' })
  })

  it('bring answers into the form of the contract', async () => {
    hook({ mapAnswer: { readAdminProfile: ({ me }: { me: object }) => ({ data: { ...me, city: 'Bergen' } }) } })
    await fault({ kind: 'status', path: '/admin/profile', status: 200, body: { me: { first_name: 'Ann', email: 'ann@practice.test' } } })
    const { data } = await readProfile()
    expect([data.first_name, data.city, data.country]).to.deep.equal(['Ann', 'Bergen', null])
  })

  it('are named with the call if they fail', async () => {
    const fail = () => {
      throw new TypeError('rows is not iterable')
    }
    hook({ mapAnswer: { readAdminProfile: fail } })
    expect((await errorOf(readProfile())).message).to.equal(
      'configure({ mapAnswer: { readAdminProfile } }): TypeError: rows is not iterable',
    )
    hook({ mapAnswer: {}, mapRequest: { readAdminProfile: fail } })
    const error = await errorOf(readProfile())
    expect(error.message).to.equal('configure({ mapRequest: { readAdminProfile } }): TypeError: rows is not iterable')
    expect(error.cause).to.be.instanceOf(TypeError)
    hook({ mapRequest: {}, headers: fail })
    expect((await errorOf(readProfile())).message).to.equal('configure({ headers }) for readAdminProfile: TypeError: rows is not iterable')
  })

  it('send cookies in place of the token', async () => {
    hook({ credentials: 'include' })
    const asked = await newRequests({ path: '/admin/profile' })
    await readProfile().catch(() => undefined)
    expect((await asked())[0]!.headers).to.not.have.property('authorization')
  })
})
