import { expect } from '@open-wc/testing'
import { configure } from '../../../src/elements/index.ts'
import { fault, signIn } from '../../support/backend.ts'
import { freshWire, outcome, profilePath, readProfile } from '../../support/core/wire.ts'
import { until } from '../../support/until.ts'

describe('the console of a developer', () => {
  freshWire()
  const { warn } = console
  let told: string[]
  beforeEach(() => {
    told = []
    console.warn = (text: unknown) => told.push(String(text))
  })
  afterEach(() => {
    console.warn = warn
  })

  it('names a misspelled setting', async () => {
    configure({ getTokens: () => null } as object)
    await until(() => told.length > 0, 'Nothing is told')
    expect(told[0]).to.include('configure() knows no setting getTokens')
  })

  it('says what is wrong with a token', async () => {
    const { access_token } = await signIn()
    configure({ getToken: () => `Bearer ${access_token}` })
    expect(await outcome()).to.equal('unauthorized')
    await until(() => told.some((text) => text.includes('begins with "Bearer "')), 'Nothing is told')
  })

  it('names the address that answered with a page', async () => {
    const { access_token } = await signIn()
    configure({ getToken: () => access_token })
    await fault({ kind: 'html', path: profilePath })
    const thrown = await readProfile().catch((error: unknown) => error)
    expect(String(thrown)).to.match(/GET \/admin\/profile: the answer of http:\S+\/admin\/profile is not JSON\. Is apiBase right\?/)
  })

  it('names the address of a wrong apiBase', async () => {
    const { access_token } = await signIn()
    configure({ getToken: () => access_token, apiBase: '/api' })
    expect(await outcome()).to.equal('not-found')
    await until(() => told.length > 0, 'Nothing is told')
    expect(told).to.deep.equal([`${location.origin}/api${profilePath} answered 404: is apiBase right?`])
  })

  it('names the origin that the server must allow', async () => {
    configure({ getToken: () => 'any', apiBase: 'http://127.0.0.1:9/api/v1' })
    const thrown = await readProfile().catch((error: unknown) => error)
    expect(String(thrown)).to.include(`this is CORS: add ${location.origin} to its CORS_ORIGINS`)
  })
})
