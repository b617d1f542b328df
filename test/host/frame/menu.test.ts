import { expect } from '@open-wc/testing'
import { menuFor } from '../../../src/host/routing/menu.ts'
import { rowAt, screens } from '../../../src/host/routing/screens.ts'

const pathsOf = (menu: ReturnType<typeof menuFor>) => menu.flatMap(({ items }) => items.map(({ path }) => path))

describe('the menu', () => {
  it('has the groups of the specification in its order, the practices and the overview', () => {
    expect(menuFor('superadmin').map(({ title, items }) => [title, items.map((item) => item.title)])).to.deep.equal([
      ['overview', ['overview']],
      ['subscriptions', ['active', 'inactive']],
      ['practices', ['doctors', 'patients']],
      ['account', ['profile', 'changePassword', 'changeEmail', 'addAdmin', 'adminsList', 'portals', 'history']],
    ])
  })

  it('keeps Add Admin and Admins List for superadmins', () => {
    expect(pathsOf(menuFor('superadmin'))).to.include.members(['/add-admin', '/admins'])
    expect(pathsOf(menuFor('admin'))).to.not.include.members(['/add-admin', '/admins'])
  })

  it('leads to every screen that needs no id', () => {
    const ways = pathsOf(menuFor('superadmin')).map((path) => rowAt(path)?.tag)
    const needNoId = screens.filter(({ access, idAttribute }) => !access && !idAttribute)
    expect(needNoId.filter(({ tag }) => !ways.includes(tag))).to.deep.equal([])
  })

  it('marks an entry for each screen without one', () => {
    const within = screens.flatMap((row) => row.within ?? [])
    expect(within.filter((path) => !rowAt(path)?.menu)).to.deep.equal([])
  })

  it('has a shortcut of its own for each entry', () => {
    const keys = screens.flatMap(({ menu }) => menu?.key ?? [])
    expect([...new Set(keys)]).to.deep.equal(keys)
  })

  it('has both icons of each row in the sprite', async () => {
    const sprite = await (await fetch('/src/host/public/svg/sprite.svg')).text()
    const groups = menuFor('superadmin')
    const icons = [...groups, ...groups.flatMap(({ items }) => items)].map(({ icon }) => icon)
    for (const icon of [...icons, 'log-out']) expect(sprite).to.contain(`"stroke-${icon}"`).and.contain(`"fill-${icon}"`)
  })

  it('leads to nothing that has no screen', () => {
    expect(pathsOf(menuFor('superadmin')).filter((path) => !rowAt(path))).to.deep.equal([])
  })

  it('knows a path by the whole of it', () => {
    expect(['/login', '/subscription/active'].map((path) => rowAt(path)?.tag)).to.deep.equal(['admin-sign-in', 'doctor-subscriptions'])
    expect(['/', '/logins', '/subscription', '/subscription/active/1', '/x/login'].filter(rowAt)).to.deep.equal([])
  })
})
