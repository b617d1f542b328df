import '../../../src/elements/all.ts'
import * as admins from '../../../src/core/contract/admins.ts'
import * as doctors from '../../../src/core/contract/doctors.ts'
import * as patients from '../../../src/core/contract/patients.ts'
import * as session from '../../../src/core/contract/session.ts'
import * as subscriptions from '../../../src/core/contract/subscriptions.ts'
import { admins as adminList, doctors as doctorList, patients as patientList } from '../elements/account-list/shown.ts'
import { fillIn, mountCreate, newAdmin } from '../elements/admin-create/fields.ts'
import { askForCode, emailPath, mountEmail } from '../elements/admin-email/fields.ts'
import { fillAll, mountPassword } from '../elements/admin-password/fields.ts'
import { field as profileField, mountProfile } from '../elements/admin-profile/profile.ts'
import { mountSignIn } from '../elements/admin-sign-in/fields.ts'
import { choose, field as editorField, list, mountEditor } from '../elements/doctor-editor/editor.ts'
import { doctor, openEditDialog } from '../elements/doctor-profile/dialog.ts'
import { openCancelDialog, openedDialog } from '../elements/doctor-subscriptions/dialogs.ts'
import { patient } from '../elements/patient-detail/samples.ts'
import { fill } from '../elements/typing.ts'
import { fault } from '../backend.ts'
import { type } from '../keyboard.ts'
import { mount } from '../mount.ts'
import { within } from '../screen.ts'
import type { AnyCall } from './faults.ts'

const isCall = (value: unknown): value is AnyCall => typeof value === 'object' && value !== null && 'method' in value && 'path' in value

export const contractCalls: AnyCall[] = [admins, doctors, patients, session, subscriptions].flatMap((part) =>
  Object.values(part).filter(isCall),
)

export const nameOf = ({ method, path }: AnyCall): string => `${method} ${path}`

const active = '<doctor-subscriptions status="active"></doctor-subscriptions>'

/** Calls that load data, with the markup of a screen that shows it. */
export const reads: readonly [AnyCall, string][] = [
  [doctors.listDoctors, doctorList],
  [patients.listPatients, patientList],
  [patients.readPatient, patient()],
  [admins.readAdminProfile, '<admin-profile></admin-profile>'],
  [admins.listAdmins, adminList],
  [doctors.readDoctor, doctor()],
  [subscriptions.listSubscriptions, active],
]

/** Calls that change something, with the steps up to the Enter key that sends them. */
export const writes: readonly [AnyCall, () => Promise<HTMLElement>][] = [
  [
    session.signIn,
    async () => {
      const { element, email, password } = await mountSignIn()
      await fill(email, 'nadia@practice.test')
      await fill(password, 'a secret')
      return element
    },
  ],
  [
    admins.saveAdminProfile,
    async () => {
      const element = await mountProfile()
      await fill(profileField(element, 'City'), 'Lisbon')
      return element
    },
  ],
  [
    admins.createAdmin,
    async () => {
      const form = await mountCreate()
      const { first_name, last_name, email, password } = newAdmin
      await fillIn(form, { first_name, last_name, email, password })
      return form.element
    },
  ],
  [
    admins.changePassword,
    async () => {
      const form = await mountPassword()
      await fillAll(form, ['an old secret', 'a new secret', 'a new secret'])
      return form.element
    },
  ],
  [
    admins.changeEmail,
    async () => {
      const form = await mountEmail()
      await fill(form.email(), 'other@practice.test')
      return form.element
    },
  ],
  [
    admins.confirmOtp,
    async () => {
      await fault({ kind: 'status', status: 200, path: emailPath, body: { success: true } })
      const form = await mountEmail()
      await askForCode(form, 'other@practice.test')
      await type('123456')
      return form.element
    },
  ],
  [
    doctors.saveDoctorProfile,
    async () => {
      const element = await mountEditor(1)
      await fill(editorField(element, 'First Name'), 'Livia')
      return element
    },
  ],
  [
    subscriptions.changeSubscriptionStatus,
    async () => {
      const element = await mount(active)
      const { reason, submit } = await openCancelDialog(element)
      await fill(reason, 'Moves abroad')
      submit.focus()
      return element
    },
  ],
  [
    doctors.changeDoctorCredentials,
    async () => {
      const element = await mount(doctor())
      const { password } = await openEditDialog(element)
      await fill(password, 'a new secret')
      return element
    },
  ],
  [
    doctors.changeDoctorPlan,
    async () => {
      const element = await mountEditor(1)
      await fill(editorField(element, 'Last Name'), 'Moore')
      const plan = list(element, 'Plan')
      choose(plan, plan.value === 'basic' ? 'standard' : 'basic')
      const dialog = await openedDialog('Are you sure?')
      within(dialog).getByShadowRole('button', { name: 'Confirm' }).focus()
      return element
    },
  ],
]
