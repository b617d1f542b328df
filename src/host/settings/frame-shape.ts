import { persistentAtom } from '../../core/persistent.ts'
import { computed } from 'nanostores'
import { $settings } from '../../core/theme/settings.ts'
import { matching } from '../parts/matching.ts'
import { shapeOf } from './layout-shapes.ts'

// The breakpoints of the specification, §9.
const $narrow = matching('(width <= 991px)')
const $tight = matching('(width <= 1007px)')
const $small = matching('(width < 900px)')

/** 'yes' hides the labels of a collapsible sidebar. */
export const $collapsed = persistentAtom<'yes' | 'no'>('sidebar_collapsed', 'no')

export const $frameShape = computed([$settings, $narrow, $tight, $small, $collapsed], (settings, narrow, tight, small, collapsed) =>
  shapeOf(settings, { narrow, tight, small, collapsed: collapsed === 'yes' }),
)
