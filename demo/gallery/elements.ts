/** An attribute as the gallery offers it: free text, or one of a few words. */
export interface AttributeEntry {
  name: string
  hint: string
  choices?: readonly string[]
  /** What the gallery starts with. */
  initial?: string
}

export interface ElementEntry {
  tag: string
  sentence: string
  attributes: readonly AttributeEntry[]
  events: readonly string[]
}

/** Fired by every element. */
export const sharedEvents = ['ready', 'load-error']

/** Told on the document, for all elements of the page at once. */
export const pageEvents = ['session-expired', 'session-restored', 'signed-out']

const subscriptions: ElementEntry = {
  tag: 'doctor-subscriptions',
  sentence: 'The subscriptions of all practices, or of one: sort, search, cancel, reactivate, open the invoice.',
  attributes: [
    { name: 'status', hint: 'All when absent', choices: ['active', 'canceled', 'expired', 'inactive'], initial: 'active' },
    { name: 'doctor-id', hint: 'A number, such as 42: the embedded table of one practice' },
    { name: 'page-size', hint: '10 when absent, 100 at most' },
    { name: 'list-state', hint: 'As list-change tells it, such as page=2&sort=name&plan=free' },
  ],
  events: ['before-subscription-change', 'subscription-change', 'invoice-open', 'list-change'],
}

const signIn: ElementEntry = {
  tag: 'admin-sign-in',
  sentence: 'The sign-in of the back office. It opens the session that all elements of the page share.',
  attributes: [],
  events: ['signed-in'],
}

const doctorId: AttributeEntry = { name: 'doctor-id', hint: 'A number, such as 42', initial: '42' }

const accounts: ElementEntry = {
  tag: 'account-list',
  sentence: 'The practices, the patients or, for superadmins, the admins; the patients of one doctor, too.',
  attributes: [
    { name: 'key-prop', hint: 'Which list', choices: ['doctors', 'patients', 'admins'], initial: 'doctors' },
    { name: 'doctor-id', hint: 'With patients: those of one doctor' },
    { name: 'page-size', hint: '10 when absent, 100 at most' },
    { name: 'list-state', hint: 'As list-change tells it, such as page=2&sort=name' },
  ],
  events: ['list-change', 'navigate'],
}

const doctorProfile: ElementEntry = {
  tag: 'doctor-profile',
  sentence: 'A practice with its subscriptions and patients; email, phone and password are changed here.',
  attributes: [doctorId, { name: 'list-state', hint: 'As list-change tells it, such as subscriptions.page=2&patients.q=ann' }],
  events: ['doctor-change', 'list-change', 'navigate'],
}

const doctorEditor: ElementEntry = {
  tag: 'doctor-editor',
  sentence: 'Everything of a practice that can be changed: picture, names, phone, plan and status.',
  attributes: [doctorId],
  events: ['doctor-change', 'plan-change', 'navigate'],
}

const patient: ElementEntry = {
  tag: 'patient-detail',
  sentence: 'A patient with all visits and their pictures.',
  attributes: [{ name: 'patient-id', hint: 'A number, such as 3', initial: '3' }],
  events: ['navigate'],
}

const overview: ElementEntry = {
  tag: 'admin-overview',
  sentence: 'How the office stands: figures and their change, charts with their tables, what expires soon, the newest practices.',
  attributes: [],
  events: ['navigate'],
}

const profile: ElementEntry = {
  tag: 'admin-profile',
  sentence: "The signed-in admin's own profile.",
  attributes: [],
  events: ['profile-change'],
}

const password: ElementEntry = {
  tag: 'admin-password',
  sentence: 'Changes the password of the signed-in admin, and ends every session of theirs.',
  attributes: [],
  events: ['password-change'],
}

const email: ElementEntry = {
  tag: 'admin-email',
  sentence: 'Changes the email of the signed-in admin, once the code that it sends is confirmed.',
  attributes: [],
  events: ['email-change'],
}

const otp: ElementEntry = {
  tag: 'otp-dialog',
  sentence: 'Asks for a code of six digits. What it is for is up to the page.',
  attributes: [{ name: 'open', hint: 'Shown while it is there', choices: ['true', 'false'] }],
  events: ['otp-submit', 'otp-cancel'],
}

const newAdmin: ElementEntry = {
  tag: 'admin-create',
  sentence: 'Makes another admin. For superadmins.',
  attributes: [],
  events: ['admin-create', 'navigate'],
}

export const elements = [
  subscriptions,
  accounts,
  doctorProfile,
  doctorEditor,
  patient,
  overview,
  profile,
  password,
  email,
  otp,
  newAdmin,
  signIn,
] as const

export const elementOf = (tag: string | undefined): ElementEntry => elements.find((entry) => entry.tag === tag) ?? elements[0]
