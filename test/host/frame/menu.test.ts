import { expect } from '@open-wc/testing'
import { menuFor } from '../../../src/host/routing/menu.ts'
import { hasRoute } from '../../../src/host/routing/routes.ts'

const everywhere = () => true
const pathsOf = (menu: ReturnType<typeof menuFor>) => menu.flatMap(({ items }) => items.map(({ path }) => path))

describe('the menu', () => {
  it('has the groups of the specification in its order, the practices and the overview', () => {
    expect(menuFor('superadmin', everywhere).map(({ title, items }) => [title, items.map((item) => item.title)])).to.deep.equal([
      ['overview', ['overview']],
      ['subscriptions', ['active', 'inactive']],
      ['practices', ['doctors', 'patients']],
      ['account', ['profile', 'changePassword', 'changeEmail', 'addAdmin', 'adminsList']],
    ])
  })

  it('keeps Add Admin and Admins List for superadmins', () => {
    expect(pathsOf(menuFor('superadmin', everywhere))).to.include.members(['/add-admin', '/admins'])
    expect(pathsOf(menuFor('admin', everywhere))).to.not.include.members(['/add-admin', '/admins'])
  })

  it('has a way to every screen that needs no id', () => {
    const hasScreen = (path: string) => hasRoute(path) || path.startsWith('/dashboard/default/')
    expect(menuFor('superadmin', hasScreen)).to.deep.equal(menuFor('superadmin', everywhere))
  })

  it('has both icons of each row in the sprite', async () => {
    const sprite = await (await fetch('/src/host/public/svg/sprite.svg')).text()
    const groups = menuFor('superadmin', everywhere)
    const icons = [...groups, ...groups.flatMap(({ items }) => items)].map(({ icon }) => icon)
    for (const icon of [...icons, 'log-out']) expect(sprite).to.contain(`"stroke-${icon}"`).and.contain(`"fill-${icon}"`)
  })

  it('shows nothing that leads nowhere, and no empty group', () => {
    const menu = menuFor('superadmin')
    expect(pathsOf(menu)).to.include('/subscription/active')
    expect(pathsOf(menu).filter((path) => !hasRoute(path))).to.deep.equal([])
    expect(menuFor('admin', (path) => path === '/profile')).to.have.length(1)
  })

  it('knows a path by the whole of it', () => {
    expect(['/', '/login', '/subscription/active'].map(hasRoute)).to.deep.equal([true, true, true])
    expect(['/logins', '/subscription', '/subscription/active/1', '/x/login'].map(hasRoute)).to.deep.equal([false, false, false, false])
  })
})
