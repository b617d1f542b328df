import { expect } from '@open-wc/testing'
import '../../../src/elements/account-list/account-list.element.ts'
import { accessible } from '../../support/accessible.ts'
import { focused, press } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { headings, parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { doctors, patients } from '../../support/elements/account-list/shown.ts'

const columnsOf = (element: HTMLElement) => within(element).getByShadowRole('button', { name: 'Columns' })
const choices = (element: HTMLElement) => [...element.shadowRoot!.querySelectorAll<HTMLInputElement>('[part~=menu] input')]
const choice = (element: HTMLElement, name: string) => choices(element).find(({ labels }) => labels![0]!.textContent.startsWith(name))!
const isOpen = (element: HTMLElement) => element.shadowRoot!.querySelector('[part~=menu]')!.matches(':popover-open')

async function openedMenu(html: string): Promise<HTMLElement> {
  const element = await mount(html)
  await click(columnsOf(element))
  await until(() => choices(element).length > 0, 'No choices')
  return element
}

describe('the columns of account-list', () => {
  signedIn()

  it('can be hidden, but for the name and the actions, and are kept', async () => {
    const element = await openedMenu(patients)
    expect(choices(element).map(({ labels }) => labels![0]!.textContent)).to.deep.equal([
      'Profile',
      'Email',
      'DOB',
      'Joining Date',
      'Comfortable',
      'Compact',
    ])
    await click(choice(element, 'DOB'))
    expect(headings(element)).to.deep.equal(['Profile', 'Name', 'Email', 'Joining Date', 'Actions'])
    expect(localStorage.getItem('columns.patients')).to.equal('["dob"]')
    expect(headings(await mount(patients))).to.not.include('DOB')
  })

  it('come all back at once', async () => {
    const element = await openedMenu(patients)
    await click(choice(element, 'DOB'))
    await click(choice(element, 'Email'))
    await click(within(element).getByShadowRole('button', { name: 'Show all columns' }))
    expect(headings(element)).to.deep.equal(['Profile', 'Name', 'Email', 'DOB', 'Joining Date', 'Actions'])
  })

  it('are the same in every list of a kind and in every tab, and of each kind alone', async () => {
    const element = await openedMenu(patients)
    const other = await mount(patients)
    const practices = await mount('<account-list key-prop="doctors" style="width: 1500px"></account-list>')
    // Uses the keyboard: on a page that scrolls, a click first scrolls the choice to the middle, and it moves away.
    choice(element, 'Email').focus()
    await press('Space')
    await until(() => !headings(other).includes('Email'), 'The other list is not in step')
    expect(headings(practices)).to.include('Email')
    // Simulates the storage event of another tab.
    localStorage.setItem('columns.patients', '["dob"]')
    window.dispatchEvent(new StorageEvent('storage', { key: 'columns.patients', newValue: '["dob"]', storageArea: localStorage }))
    await until(() => headings(other).includes('Email') && !headings(other).includes('DOB'), 'The other tab is not heard')
    expect(choice(element, 'Email').checked).to.be.true
  })

  it('have rows of another density, in every list', async () => {
    const element = await openedMenu(patients)
    const height = () => parts(element, 'row')[0]!.offsetHeight
    const before = height()
    expect(choice(element, 'Comfortable').checked).to.equal(true)
    await click(choice(element, 'Compact'))
    expect(height()).to.be.below(before)
    expect(localStorage.getItem('density')).to.equal('compact')
    expect(parts(await mount(doctors), 'row')[0]!.offsetHeight).to.be.below(before)
    await click(choice(element, 'Comfortable'))
    expect(height()).to.equal(before)
  })

  for (const broken of ['x', '{}', '[1]', '["name","actions","nothing"]', 'null']) {
    it(`all show where the storage holds ${broken}`, async () => {
      localStorage.setItem('columns.patients', broken)
      window.dispatchEvent(new StorageEvent('storage', { key: 'columns.patients', newValue: broken, storageArea: localStorage }))
      expect(headings(await mount(patients))).to.have.length(6)
    })
  }

  it('are chosen by keyboard alone', async () => {
    const element = await mount(patients)
    columnsOf(element).focus()
    await press('Enter')
    await until(() => focused() === choice(element, 'Profile'), 'The focus is not in the menu')
    await press('Tab')
    await press('Space')
    expect(headings(element)).to.not.include('Email')
    await press('Escape')
    await until(() => !isOpen(element), 'The menu stays')
    expect(focused()?.textContent).to.equal('Columns')
  })

  it('close with a second click and with a click elsewhere', async () => {
    const element = await openedMenu(patients)
    await click(columnsOf(element))
    await until(() => !isOpen(element), 'The menu stays')
    await click(columnsOf(element))
    await until(() => isOpen(element), 'The menu does not open again')
    await click(element.shadowRoot!.querySelector<HTMLElement>('[part~=count]')!)
    await until(() => !isOpen(element), 'The menu stays')
  })

  it('are not on the cards of a narrow list either', async () => {
    const element = await openedMenu('<account-list key-prop="doctors" style="width: 390px"></account-list>')
    await click(choice(element, 'Phone'))
    const labels = [...element.shadowRoot!.querySelectorAll<HTMLElement>('[part~=cell]')].map(({ dataset }) => dataset['label'])
    expect(labels).to.not.include('Phone')
  })

  it('do not stand under the name either when they are hidden', async () => {
    const element = await openedMenu('<account-list key-prop="doctors" style="width: 1200px"></account-list>')
    await click(choice(element, 'Email'))
    expect(element.shadowRoot!.querySelector('.pe-table .pe-folded-early') === null).to.be.true
  })

  it('tell which of them stand under the name', async () => {
    const element = await openedMenu('<account-list key-prop="doctors" style="width: 1500px"></account-list>')
    const folded = () =>
      choices(element)
        .map(({ labels }) => labels![0]!.innerText.trim().split('\n'))
        .filter(([, note]) => note)
    for (const [width, names] of [
      [1500, []],
      [1020, ['Email']],
      [980, ['Email', 'Practice']],
      [700, ['Email', 'Phone', 'Practice', 'Joining Date']],
      [390, []],
    ] as const) {
      element.style.width = `${width}px`
      expect(folded(), `${width} px`).to.deep.equal(names.map((name) => [name, 'under the name']))
    }
  })

  for (const [scheme, dir] of [
    ['', ''],
    ['dark', ''],
    ['', 'rtl'],
  ] as const) {
    it(`are chosen accessibly in ${scheme || 'light'} ${dir}`, async () => {
      document.documentElement.style.colorScheme = scheme
      document.documentElement.dir = dir
      const element = await openedMenu(doctors)
      await accessible(element)
      const menu = element.shadowRoot!.querySelector('[part~=menu]')!.getBoundingClientRect()
      expect(menu.left).to.be.at.least(0)
      expect(menu.right).to.be.at.most(innerWidth)
      expect(menu.top).to.be.at.least(columnsOf(element).getBoundingClientRect().bottom)
    })
  }
})
