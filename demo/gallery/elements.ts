/** An attribute with a control in the gallery: a text field, or a select when it has `choices`. */
export interface AttributeEntry {
  name: string
  hint: string
  choices?: readonly string[]
  /** Value when the gallery opens. */
  initial?: string
}

export interface ElementEntry {
  tag: string
  sentence: string
  attributes: readonly AttributeEntry[]
}

/** Events on the document, for all elements of the page. */
export const pageEvents = ['session-expired', 'session-restored', 'signed-out']

const subscriptions: ElementEntry = {
  tag: 'doctor-subscriptions',
  sentence: 'Lists the subscriptions of all practices or of one: sort, search, cancel, reactivate, open the invoice.',
  attributes: [
    { name: 'status', hint: 'All statuses when absent', choices: ['active', 'canceled', 'expired', 'inactive'], initial: 'active' },
    { name: 'doctor-id', hint: 'Shows one practice only, for example 42' },
    { name: 'page-size', hint: 'Rows per page; default 10, maximum 100' },
    { name: 'list-state', hint: 'State from list-change, for example page=2&sort=name&plan=free' },
  ],
}

const signIn: ElementEntry = {
  tag: 'admin-sign-in',
  sentence: 'Signs an admin in and opens the session that all elements of the page share.',
  attributes: [],
}

const doctorId: AttributeEntry = { name: 'doctor-id', hint: 'Id of the practice, for example 42', initial: '42' }

const accounts: ElementEntry = {
  tag: 'account-list',
  sentence: 'Lists the practices, the patients (of all doctors or of one) or, for superadmins, the admins.',
  attributes: [
    { name: 'key-prop', hint: 'Kind of list', choices: ['doctors', 'patients', 'admins'], initial: 'doctors' },
    { name: 'doctor-id', hint: 'Shows the patients of one doctor only, with key-prop=patients' },
    { name: 'page-size', hint: 'Rows per page; default 10, maximum 100' },
    { name: 'list-state', hint: 'State from list-change, for example page=2&sort=name' },
  ],
}

const doctorProfile: ElementEntry = {
  tag: 'doctor-profile',
  sentence: 'Shows a practice with its subscriptions and patients; edits its email, phone and password.',
  attributes: [doctorId, { name: 'list-state', hint: 'State from list-change, for example subscriptions.page=2&patients.q=ann' }],
}

const doctorEditor: ElementEntry = {
  tag: 'doctor-editor',
  sentence: 'Edits the picture, names, phone, plan and status of a practice.',
  attributes: [doctorId],
}

const patient: ElementEntry = {
  tag: 'patient-detail',
  sentence: 'Shows a patient with all visits and their pictures.',
  attributes: [{ name: 'patient-id', hint: 'Id of the patient, for example 3', initial: '3' }],
}

const overview: ElementEntry = {
  tag: 'admin-overview',
  sentence: 'Shows key figures and their change, charts, subscriptions that expire soon and the newest practices.',
  attributes: [],
}

const profile: ElementEntry = {
  tag: 'admin-profile',
  sentence: "Edits the signed-in admin's own profile.",
  attributes: [],
}

const password: ElementEntry = {
  tag: 'admin-password',
  sentence: 'Changes the password of the signed-in admin and ends all sessions of that admin.',
  attributes: [],
}

const email: ElementEntry = {
  tag: 'admin-email',
  sentence: 'Changes the email of the signed-in admin after a one-time code confirms the new address.',
  attributes: [],
}

const otp: ElementEntry = {
  tag: 'otp-dialog',
  sentence: 'Asks for a code of six digits; the page checks the code.',
  attributes: [{ name: 'open', hint: 'Opens the dialog', choices: ['true', 'false'] }],
}

const newAdmin: ElementEntry = {
  tag: 'admin-create',
  sentence: 'Creates an admin; for superadmins only.',
  attributes: [],
}

const portalKeys: ElementEntry = {
  tag: 'portal-keys',
  sentence: 'Lists, creates and revokes the secret keys of portals; for superadmins only.',
  attributes: [],
}

const activityLog: ElementEntry = {
  tag: 'activity-log',
  sentence: 'Lists the history: who changed what, when and why. The history of a practice shows to all, any other to superadmins only.',
  attributes: [
    { name: 'doctor-id', hint: 'Shows the entries of one practice only, for example 42' },
    { name: 'admin-id', hint: 'Shows the entries by and about one admin only, for example 1' },
    { name: 'page-size', hint: 'Rows per page; default 10, maximum 100' },
    { name: 'list-state', hint: 'State from list-change, for example page=2&kind=account' },
  ],
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
  portalKeys,
  activityLog,
  signIn,
] as const

export const elementOf = (tag: string | undefined): ElementEntry => elements.find((entry) => entry.tag === tag) ?? elements[0]
