import { expect } from '@open-wc/testing'

/** Fails a test with an unhandled rejection or an uncaught error. Call once, at the top of the file. */
export function noStrayErrors(): void {
  const found: unknown[] = []
  const noteRejection = ({ reason }: PromiseRejectionEvent) => found.push(reason)
  const noteError = ({ message }: ErrorEvent) => found.push(message)

  before(() => {
    window.addEventListener('unhandledrejection', noteRejection)
    window.addEventListener('error', noteError)
  })
  afterEach(() => expect(found.splice(0)).to.deep.equal([]))
  after(() => {
    window.removeEventListener('unhandledrejection', noteRejection)
    window.removeEventListener('error', noteError)
  })
}
