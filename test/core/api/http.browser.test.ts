import { expect } from '@open-wc/testing'
import { configure, signIn } from '../../../src/elements/index.ts'
import { fault, release, signIns } from '../../support/backend.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { beforeSending, sendPlainly } from '../../support/core/before-sending.ts'
import { freshWire, outcome, profilePath } from '../../support/core/wire.ts'

describe('a request', () => {
  freshWire()
  beforeEach(() => signIn(signIns.superadmin))
  afterEach(sendPlainly)

  it('may take sixty seconds', async () => {
    const timeouts: number[] = []
    beforeSending(({ timeout }) => timeouts.push(timeout))
    await outcome()
    expect(timeouts).to.deep.equal([60_000])
  })

  it('that takes longer says so', async () => {
    await fault({ kind: 'hold', path: profilePath })
    beforeSending((request) => {
      request.timeout = 50
    })
    expect(await outcome()).to.equal('timeout')
    await release()
  })

  it('carries the token as a bearer, below the base of the API', async () => {
    const asked = await newRequests({ path: profilePath })
    await outcome()
    const [{ headers, path }] = (await asked()) as [Awaited<ReturnType<typeof asked>>[number]]
    expect(headers.authorization).to.equal(`Bearer ${localStorage.getItem('access_token')}`)
    expect(path).to.equal('/api/v1/admin/profile')
  })

  it('goes where configure says', async () => {
    configure({ apiBase: '/elsewhere/api/v1/' })
    const asked = await newRequests({ path: '/elsewhere/api/v1/admin/profile' })
    expect(await outcome()).to.not.equal('done')
    expect(await asked()).to.have.length(1)
  })

  const refusals = [
    ['a refusal inside a 200', { kind: 'status', status: 200, body: { success: false, code: 'not-found', message: 'No.' } }, 'not-found'],
    ['a refusal inside a 200 without a code', { kind: 'status', status: 200, body: { success: false } }, 'bad-request'],
    ['a page', { kind: 'html' }, 'contract'],
    ['broken JSON', { kind: 'malformed' }, 'contract'],
    ['a 503', { kind: 'status', status: 503, body: 'Down' }, 'unavailable'],
    ['a cut connection', { kind: 'drop' }, 'network'],
    ['a lost answer', { kind: 'lose' }, 'network'],
  ] as const
  for (const [what, cause, code] of refusals) {
    it(`takes ${what} for the error '${code}'`, async () => {
      await fault({ ...cause, path: profilePath })
      expect(await outcome()).to.equal(code)
    })
  }
})
