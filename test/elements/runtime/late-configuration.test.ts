import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { configure } from '../../../src/elements/index.ts'
import { signIn, startBackend } from '../../support/backend.ts'
import { mount } from '../../support/mount.ts'
import { parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { cleanPage } from '../../support/page.ts'
import { until } from '../../support/until.ts'

describe('configure() after the first render', () => {
  before(() => startBackend())
  afterEach(() => configure({ getToken: undefined }))
  cleanPage()

  it('brings the data, and is no error in the console', async () => {
    const { access_token } = await signIn()
    const { error } = console
    const logged: unknown[] = []
    console.error = (...all: unknown[]) => logged.push(all)
    try {
      const element = await mount('<doctor-subscriptions></doctor-subscriptions>', { until: 'load-error' })
      configure({ getToken: () => access_token })
      await until(() => parts(element, 'row').length === 10, 'No rows')
      expect(logged).to.be.empty
    } finally {
      console.error = error
    }
  })
})
