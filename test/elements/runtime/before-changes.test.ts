import { expect } from '@open-wc/testing'
import '../../../src/elements/all.ts'
import { press } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import * as create from '../../support/elements/admin-create/fields.ts'
import * as email from '../../support/elements/admin-email/fields.ts'
import * as password from '../../support/elements/admin-password/fields.ts'
import * as profile from '../../support/elements/admin-profile/profile.ts'
import * as editor from '../../support/elements/doctor-editor/editor.ts'
import * as credentials from '../../support/elements/doctor-profile/dialog.ts'
import { dialogClosed, openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { fill } from '../../support/elements/typing.ts'

interface Change {
  event: string
  detail: unknown
  path: string
  /** Does all steps up to the last click or key. `shown` returns the current draft. */
  change: () => Promise<{ element: HTMLElement; shown: () => string }>
}

const changes: Change[] = [
  {
    event: 'before-profile-change',
    detail: null,
    path: profile.profilePath,
    change: async () => {
      const element = await profile.mountProfile()
      await fill(profile.field(element, 'City'), 'Utrecht')
      await click(profile.saveButton(element))
      return { element, shown: () => profile.field(element, 'City').value }
    },
  },
  {
    event: 'before-password-change',
    detail: null,
    path: password.passwordPath,
    change: async () => {
      const form = await password.mountPassword()
      await password.fillAll(form, ['the old one', 'Utrecht', 'Utrecht'])
      await press('Enter')
      return { element: form.element, shown: () => form.fresh.value }
    },
  },
  {
    event: 'before-email-change',
    detail: { email: 'Utrecht@practice.test' },
    path: email.emailPath,
    change: async () => {
      const form = await email.mountEmail()
      await fill(form.email(), 'Utrecht@practice.test')
      await press('Enter')
      return { element: form.element, shown: () => form.email().value }
    },
  },
  {
    event: 'before-admin-create',
    detail: { email: create.newAdmin.email },
    path: create.createPath,
    change: async () => {
      const form = await create.mountCreate()
      await create.fillIn(form, { ...create.newAdmin, city: 'Utrecht' })
      await click(form.save)
      return { element: form.element, shown: () => form.field('city').value }
    },
  },
  {
    event: 'before-doctor-change',
    detail: { doctorId: 3 },
    path: editor.savePath,
    change: async () => {
      const element = await editor.mountEditor(3)
      await fill(editor.field(element, 'Address'), 'Utrecht')
      await click(editor.saveButton(element))
      return { element, shown: () => editor.field(element, 'Address').value }
    },
  },
  {
    event: 'before-doctor-change',
    detail: { doctorId: 42 },
    path: credentials.credentialsPath,
    change: async () => {
      const element = await mount(credentials.doctor())
      const dialog = await credentials.openEditDialog(element)
      await fill(dialog.password, 'Utrecht')
      await click(dialog.save)
      return { element, shown: () => dialog.password.value }
    },
  },
]

/** Prevents this event in each test of the block. Returns the prevented events. */
function preventing(name: string): CustomEvent[] {
  const told: CustomEvent[] = []
  const prevent = (event: Event) => {
    event.preventDefault()
    told.push(event as CustomEvent)
  }
  beforeEach(() => document.addEventListener(name, prevent))
  afterEach(() => document.removeEventListener(name, prevent))
  return told
}

describe('a change that the page prevents', () => {
  signedIn()

  for (const { event, detail, path, change } of changes) {
    describe(`by ${event} of ${path}`, () => {
      const told = preventing(event)

      it('is not sent, and everything stays as it was typed', async () => {
        const asked = await newRequests({ path })
        const { element, shown } = await change()
        expect(told.map((each) => [each.target === element, each.bubbles, each.composed, each.detail])).to.deep.equal([
          [true, true, true, detail],
        ])
        expect((await asked()).filter(({ method }) => method !== 'GET')).to.deep.equal([])
        expect(shown()).to.contain('Utrecht')
      })
    })
  }

  describe('by before-plan-change', () => {
    const told = preventing('before-plan-change')

    it('is not sent, and the plan is as it was', async () => {
      const element = await editor.mountEditor(1)
      const asked = await newRequests({ path: editor.planPath })
      const plan = editor.list(element, 'Plan')
      const before = plan.value
      editor.choose(plan, 'basic')
      const dialog = await openedDialog('Are you sure?')
      await click(within(dialog).getByShadowRole('button', { name: 'Confirm' }))
      await dialogClosed()
      expect(told.map((each) => each.detail as unknown)).to.deep.equal([{ doctorId: 1, plan: 'basic' }])
      expect(await asked()).to.be.empty
      expect(plan.value).to.equal(before)
    })
  })
})
