import { computed } from 'nanostores'
import type { Direction } from '../core/configuration.ts'
import { $locale } from '../core/i18n.ts'
import { $layoutType } from '../core/theme/settings.ts'
import { pageDirectionOf } from './direction.ts'

/** The one place that decides where the page's lines begin. */
export const $pageDirection = computed([$layoutType, $locale], pageDirectionOf)

/** Undefined where the admin leaves it to the language. */
export const $chosenDirection = computed($layoutType, (type): Direction | undefined => (type === 'box' ? undefined : type))
