import { computed } from 'nanostores'
import { $configuration } from './configuration.ts'
import type { Id } from './contract/as-read.ts'
import { encodeId } from './ids.ts'

export type LinkTarget = 'doctor' | 'doctor-patients' | 'doctor-edit' | 'patient' | 'doctors' | 'patients' | 'admins' | 'subscriptions'

/** Functions that return the URL of a page's own screens, by target. `id` is undefined for targets without one. */
export type Links = Partial<Record<LinkTarget, (id?: Id) => string>>

const withId = (path: string) => (id?: Id) => (id === undefined ? path : `${path}?id=${encodeURIComponent(encodeId(id))}`)

// The panel's routes, §2.
const panelLinks: Required<Links> = {
  doctor: withId('/doctor'),
  'doctor-patients': (id) => `${withId('/doctor')(id)}&section=patients`,
  'doctor-edit': withId('/doctors/edit'),
  patient: withId('/patient'),
  doctors: withId('/doctors'),
  patients: withId('/patients'),
  admins: withId('/admins'),
  subscriptions: withId('/subscription/active'),
}

/** Function that returns the URL of a target on this page. Falls back to the panel's routes; a doctor's patients to the doctor. */
export const $hrefOf = computed($configuration, ({ links }) => {
  const own: Links = { ...(links.doctor && { 'doctor-patients': links.doctor }), ...links }
  return (target: LinkTarget, id?: Id) => (own[target] ?? panelLinks[target])(id)
})
