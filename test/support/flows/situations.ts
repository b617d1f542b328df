import { expect } from '@open-wc/testing'
import { encodeId } from '../../../src/core/ids.ts'
import { stored } from '../host/signed-in-panel.ts'
import { chooseFile } from '../elements/pictures.ts'
import { toastElements } from '../elements/toasts.ts'
import { fill } from '../elements/typing.ts'
import { signIns, type Fault } from '../backend.ts'
import { press, type } from '../keyboard.ts'
import type { Panel } from '../panel.ts'
import { click } from '../pointer.ts'
import { within } from '../screen.ts'
import { until } from '../until.ts'
import type { PanelErrors } from './panel-errors.ts'

/** One row of the error catalog, §8. */
export interface Situation {
  situation: string
  at: string
  signedOut?: boolean
  fault?: Fault
  does?: (panel: Panel) => Promise<unknown>
  seen: (panel: Panel, errors: PanelErrors) => Promise<unknown>
}

const says =
  (...texts: string[]) =>
  (panel: Panel) =>
    Promise.all(texts.map((text) => panel.screen.findByShadowText(text)))

const enter =
  (...fields: [RegExp, string][]) =>
  async (panel: Panel) => {
    for (const [label, text] of fields) await fill(await panel.screen.findByShadowLabelText(label), text)
    await press('Enter')
  }

const push = (name: string) => async (panel: Panel) => click(await panel.screen.findByShadowRole('button', { name }))

const toasts = (panel: Panel) => toastElements(panel.document).length

/** Presses Retry and expects a console error and the notice again, but no toast. */
const onlyLogged = async (panel: Panel, { logged }: PanelErrors) => {
  const before = logged()
  // While the server is unreachable, the frame shows a Retry button too.
  const screen = within(await panel.screen.findByRole('main'))
  await click(await screen.findByShadowRole('button', { name: 'Retry' }))
  await until(() => logged() > before, 'Nothing is logged')
  await screen.findByShadowRole('button', { name: 'Retry' })
  expect(toasts(panel)).to.equal(0)
}

const signedOut = async (panel: Panel) => {
  await panel.at('/login')
  await panel.screen.findByShadowRole('heading', { name: 'Admin Sign In' })
  expect(stored()).to.include({ access_token: null, token: null, login: 'false', authenticated: 'false' })
}

const chooseText = (tag: string) => async (panel: Panel) => {
  const element = () => panel.document.querySelector<HTMLElement>(tag)
  await until(() => element()?.shadowRoot?.querySelector('input[type=file]'), 'No way to choose a file')
  chooseFile(element()!, new File(['hello'], 'notes.txt', { type: 'text/plain' }))
}

const choosePlan = async (panel: Panel) => {
  const plan = await panel.screen.findByShadowLabelText<HTMLSelectElement>('Plan')
  plan.focus()
  await press(plan.selectedIndex > 0 ? 'ArrowUp' : 'ArrowDown')
  await press('Enter')
  await push('Confirm')(panel)
}

const askForOtp = async (panel: Panel) => {
  await enter([/^New Email/, 'somebody@practice.test'])(panel)
  const box = await panel.screen.findByShadowLabelText('Digit 1 of 6')
  await until(() => (box.getRootNode() as ShadowRoot).activeElement === box, 'The first box does not get the focus')
}

const editor = `/doctors/edit?id=${encodeId(42)}`
const { email, password } = signIns.superadmin
const wrong = 'Something went wrong!'
const city: [RegExp, string] = [/^City/, 'Lisbon']
const firstName: [RegExp, string] = [/^First Name/, 'Camilla']
const passwords = (old: string): [RegExp, string][] => [
  [/^Old Password/, old],
  [/^New Password/, 'a new secret'],
  [/^Confirm Password/, 'a new secret'],
]

export const situations: readonly Situation[] = [
  {
    situation: 'login failure: a toast',
    at: '/login',
    signedOut: true,
    does: enter([/^Email/, email], [/^Password/, 'not it']),
    seen: says('You enter wrong password or username!..'),
  },
  {
    situation: 'login success: a toast',
    at: '/login',
    signedOut: true,
    does: enter([/^Email/, email], [/^Password/, password]),
    seen: (panel) => Promise.all([says('Successfully logged in!..')(panel), panel.at('/subscription/active')]),
  },
  { situation: 'profile save success: a toast', at: '/profile', does: enter(city), seen: says('Details updated successfully!..') },
  {
    situation: 'profile save failure: a toast',
    at: '/profile',
    fault: { kind: 'status', status: 500, method: 'POST', path: '/admin/profile' },
    does: enter(city),
    seen: says('Error updating details!..'),
  },
  {
    situation: 'password change non-success: on its field',
    at: '/change-password',
    does: enter(...passwords('not it')),
    seen: says('Old password is incorrect'),
  },
  {
    situation: 'doctor profile save with success false: a toast',
    at: editor,
    fault: { kind: 'status', status: 200, path: '/admin/doctor/profile', body: { success: false, message: 'No.' } },
    does: enter(firstName),
    seen: says(wrong),
  },
  {
    situation: 'doctor profile save with no message: a toast',
    at: editor,
    fault: { kind: 'status', status: 200, path: '/admin/doctor/profile', body: { success: true } },
    does: enter(firstName),
    seen: says(wrong),
  },
  {
    situation: 'plan change failure: a dialog',
    at: editor,
    fault: { kind: 'status', status: 500, path: '/admin/doctor/subscription' },
    does: choosePlan,
    seen: says('Error', 'Something went wrong. Please try again later.'),
  },
  {
    situation: "non-image upload of one's own picture: a toast",
    at: '/profile',
    does: chooseText('admin-profile'),
    seen: says('Only image files are allowed..!'),
  },
  {
    situation: "non-image upload of a doctor's picture: a toast",
    at: editor,
    does: chooseText('doctor-editor'),
    seen: says('Only image files are allowed..!'),
  },
  ...[401, 403].map((status): Situation => ({
    situation: `HTTP ${status}: the session is cleared, /login`,
    at: '/patients',
    fault: { kind: 'status', status, path: '/admin/patients' },
    seen: signedOut,
  })),
  {
    situation: 'HTTP 401 on save: the session is cleared, /login',
    at: '/profile',
    fault: { kind: 'status', status: 401, method: 'POST', path: '/admin/profile' },
    does: enter(city),
    seen: signedOut,
  },
  {
    situation: 'other response errors: a notice',
    at: `/patient?id=${encodeId(3)}`,
    fault: { kind: 'status', status: 503, path: '/admin/patient' },
    seen: onlyLogged,
  },
  {
    situation: 'list load errors: only logged',
    at: '/doctors',
    fault: { kind: 'status', status: 500, path: '/admin/doctors' },
    seen: onlyLogged,
  },
  {
    situation: 'doctor detail load errors: only logged',
    at: `/doctor?id=${encodeId(42)}`,
    fault: { kind: 'drop', path: '/admin/doctor' },
    seen: onlyLogged,
  },
  {
    situation: 'network errors on save: logged, loading state cleared, no toast',
    at: editor,
    fault: { kind: 'drop', path: '/admin/doctor/profile' },
    does: enter(firstName),
    seen: async (panel, { logged }) => {
      await says('The server could not be reached. Check your connection.')(panel)
      await until(() => !panel.document.querySelector('doctor-editor')!.shadowRoot!.querySelector('[aria-busy=true]'), 'It never rests')
      expect(logged()).to.be.above(0)
      expect(toasts(panel)).to.equal(0)
    },
  },
  {
    situation: 'email update failure: in the form',
    at: '/change-email',
    fault: { kind: 'status', status: 500, path: '/admin/update/email' },
    does: enter([/^New Email/, 'somebody@practice.test']),
    seen: says('This could not be saved. Please try again.'),
  },
  {
    situation: 'OTP verify failure: in the dialog, which stays open',
    at: '/change-email',
    does: async (panel) => {
      await askForOtp(panel)
      await type('000000')
      await press('Enter')
    },
    seen: says('This code is incorrect. Please check the digits.', 'Enter OTP'),
  },
  {
    situation: 'a menu search that finds nothing',
    at: '/doctors',
    does: async (panel) => fill(await panel.screen.findByRole('combobox'), 'no such page'),
    seen: says('Opps!! There are no result found.'),
  },
  {
    situation: 'password change success: logout with both toasts',
    at: '/change-password',
    does: enter(...passwords(password)),
    seen: (panel) => Promise.all([says('Details updated successfully!..', 'Successfully logged out ..!')(panel), panel.at('/login')]),
  },
]
