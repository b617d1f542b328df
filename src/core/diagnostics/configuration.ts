import { isObject } from '../api/responses/exact.ts'
import type { Configuration } from '../configuration.ts'
import type { CallName, ListParameter } from '../contract/calls.ts'
import { locales } from '../i18n/locales.ts'
import { linkTargets } from '../links.ts'
import type { Appearance } from '../theme/appearance.ts'
import { warnOnce } from './warn-once.ts'

/** Returns what a setting must be, if it is not. */
type Check = (value: unknown) => string | undefined

const unless =
  (isRight: (value: unknown) => boolean, must: string): Check =>
  (value) =>
    isRight(value) ? undefined : must
const aFunction = unless((value) => typeof value === 'function', 'a function')
const aText = unless((value) => typeof value === 'string', 'a string')
const oneOf = (...values: string[]) => unless((value) => values.some((one) => one === value), values.map((one) => `'${one}'`).join(', '))
const matching = (pattern: RegExp, must: string) => unless((value) => typeof value === 'string' && pattern.test(value), must)

/** Checks each member of an object. */
const members =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) => {
    if (!isObject(value)) return 'an object'
    const wrong = Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
      const check = Object.hasOwn(checks, name) ? checks[name] : undefined
      if (!check) return [`without ${name} (known: ${Object.keys(checks).join(', ')})`]
      const must = one === undefined || one === null ? undefined : check(one)
      return must === undefined ? [] : [`with ${must} for ${name}`]
    })
    return wrong.length > 0 ? `an object ${wrong.join(' and ')}` : undefined
  }

const all = <Name extends string>(names: Record<Name, true>, check: Check) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, check]))

const calls: Record<CallName, true> = {
  signIn: true,
  signOut: true,
  confirmSignIn: true,
  startVerification: true,
  verify: true,
  readSecondFactor: true,
  startTotp: true,
  confirmTotp: true,
  removeTotp: true,
  renewRecoveryCodes: true,
  startPasskey: true,
  addPasskey: true,
  removePasskey: true,
  requestPasswordReset: true,
  resetPassword: true,
  listOwnSessions: true,
  endOwnSession: true,
  endOtherSessions: true,
  readAdminProfile: true,
  saveAdminProfile: true,
  listAdmins: true,
  createAdmin: true,
  changeAdminAccount: true,
  changePassword: true,
  changeEmail: true,
  confirmOtp: true,
  listDoctors: true,
  readDoctor: true,
  saveDoctorProfile: true,
  changeDoctorCredentials: true,
  changeDoctorPlan: true,
  listPatients: true,
  readPatient: true,
  listSubscriptions: true,
  changeSubscriptionStatus: true,
  readOverview: true,
  listPortalKeys: true,
  createPortalKey: true,
  revokePortalKey: true,
  listActivity: true,
  recordExport: true,
}

const parameters: Record<ListParameter, true> = {
  page: true,
  page_size: true,
  sort: true,
  order: true,
  q: true,
  status: true,
  plan: true,
  joined_from: true,
  joined_to: true,
  doctor_id: true,
  kind: true,
  admin_id: true,
  at_from: true,
  at_to: true,
}

const color = matching(/^#([\da-f]{3}|[\da-f]{6})$/i, 'a hex color such as #6750f0')

const appearance: Record<keyof Appearance, Check> = {
  colorPrimary: color,
  colorSecondary: color,
  fontFamily: aText,
  borderRadius: matching(/^[\d.]+[a-z]*$/i, 'a CSS length such as 6px'),
  density: oneOf('comfortable', 'compact'),
}

const isLocale = (value: unknown) => {
  const [language = ''] = String(value).toLowerCase().split(/[-_]/)
  return language === 'auto' || locales.some((locale) => locale === language)
}

const checks: Record<keyof Configuration, Check> = {
  apiBase: matching(/^(https?:\/\/|\/)/, 'a URL or a path that begins with a slash, such as https://backoffice.example.com/api/v1'),
  getToken: aFunction,
  credentials: oneOf('include'),
  role: aText,
  headers: unless((value) => isObject(value) || typeof value === 'function', 'an object or a function'),
  listParameters: members(
    all(
      parameters,
      unless((value) => value === false || typeof value === 'string', 'a string or false'),
    ),
  ),
  mapRequest: members(all(calls, aFunction)),
  mapAnswer: members(all(calls, aFunction)),
  locale: unless(isLocale, `'auto' or a tag of ${locales.join(', ')}; others are shown in English`),
  dir: oneOf('ltr', 'rtl'),
  theme: oneOf('light', 'dark', 'auto'),
  appearance: members(appearance),
  brand: aText,
  logo: aText,
  links: members(Object.fromEntries(linkTargets.map((target) => [target, aFunction]))),
}

/** Warns of unknown and invalid settings of `configure()`, once each. */
export function warnOfSettings(settings: object): void {
  for (const [name, value] of Object.entries(settings) as [string, unknown][]) {
    const check = Object.hasOwn(checks, name) ? checks[name as keyof Configuration] : undefined
    if (!check) warnOnce(`configure() knows no setting ${name}. It knows ${Object.keys(checks).join(', ')}.`)
    else if (value !== undefined && value !== null) {
      const must = check(value)
      if (must !== undefined) warnOnce(`configure({ ${name} }) must be ${must}.`)
    }
  }
}
