import { computed } from 'nanostores'
import { $configuration } from './configuration.ts'
import type { Id } from './contract/as-read.ts'

export const linkTargets = ['doctor', 'doctor-edit', 'patient', 'doctors', 'patients', 'admins', 'subscriptions', 'activity'] as const

/** Screen that a link leads to. */
export type LinkTarget = (typeof linkTargets)[number]

/** Part of a screen that a link leads to: the attribute `section` of `doctor-profile`. */
export type LinkSection = 'patients'

/** Functions that return the URL of a page's own screens, by target. `id` is undefined for targets without one. */
export type Links = Partial<Record<LinkTarget, (id?: Id, section?: LinkSection) => string>>

/** Function that returns the URL of a target on this page. Undefined for targets without a setting: their links only fire `navigate`. */
export const $hrefOf = computed(
  $configuration,
  ({ links }) =>
    (target: LinkTarget, id?: Id, section?: LinkSection): string | undefined =>
      links[target]?.(id, section),
)
