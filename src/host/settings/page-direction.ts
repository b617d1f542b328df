import { computed } from 'nanostores'
import type { Direction } from '../../core/configuration.ts'
import { $locale } from '../../core/i18n/i18n.ts'
import { $layoutType } from '../../core/theme/settings.ts'
import { pageDirectionOf } from './apply-settings.ts'

/** Text direction of the page. No other code decides it. */
export const $pageDirection = computed([$layoutType, $locale], pageDirectionOf)

/** Undefined if the direction follows the language. */
export const $chosenDirection = computed($layoutType, (type): Direction | undefined => (type === 'box' ? undefined : type))
