import { computed } from 'nanostores'
import { $configuration } from './configuration.ts'
import type { Id } from './contract/as-read.ts'
import { encodeId } from './ids.ts'

export type LinkTarget = 'doctor' | 'doctor-edit' | 'patient' | 'doctors' | 'patients' | 'admins' | 'subscriptions'

/** Part of a screen that a link leads to: the attribute `section` of `doctor-profile`. */
export type LinkSection = 'patients'

/** Functions that return the URL of a page's own screens, by target. `id` is undefined for targets without one. */
export type Links = Partial<Record<LinkTarget, (id?: Id, section?: LinkSection) => string>>

const withId = (path: string) => (id?: Id, section?: LinkSection) =>
  id === undefined ? path : `${path}?id=${encodeURIComponent(encodeId(id))}${section ? `&section=${section}` : ''}`

/** URLs of the panel's routes at the root of a host, §2. */
export const rootLinks: Required<Links> = {
  doctor: withId('/doctor'),
  'doctor-edit': withId('/doctors/edit'),
  patient: withId('/patient'),
  doctors: withId('/doctors'),
  patients: withId('/patients'),
  admins: withId('/admins'),
  subscriptions: withId('/subscription/active'),
}

/** Function that returns the URL of a target on this page. Falls back to the panel's routes. */
export const $hrefOf = computed(
  $configuration,
  ({ links }) =>
    (target: LinkTarget, id?: Id, section?: LinkSection) =>
      (links[target] ?? rootLinks[target])(id, section),
)
