import { expect } from '@open-wc/testing'
import { guard } from '../../../src/host/routing/guard.ts'

describe('the guard', () => {
  it('shows guarded routes to those who are signed in', () => {
    expect(guard('signed-in', true)).to.equal(undefined)
  })

  it('sends others from guarded routes to /login', () => {
    expect(guard('signed-in', false)).to.equal('/login')
  })

  it('shows public routes to those who are not signed in', () => {
    expect(guard('public', false)).to.equal(undefined)
  })

  it('sends those who are signed in from public routes to their list', () => {
    expect(guard('public', true)).to.equal('/subscription/active')
  })
})
