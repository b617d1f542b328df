import type { Layout } from '../../core/theme/layouts.ts'
import type { Settings, SidebarType } from '../../core/theme/stored-settings.ts'

/** What a frame looks like; the style sheets draw it from these properties alone. */
export interface FrameShape {
  /** Where the menu is: beside the page, within the header, in a row under it, or in a drawer over the page. */
  bar: 'side' | 'header' | 'under' | 'drawer'
  side: 'start' | 'end'
  items: 'labels' | 'stacked' | 'icons'
  /** Whether the groups list their links, or open them from a button: beside or below it, or over the whole width. */
  groups: 'listed' | 'pop-up' | 'wide'
  tone: 'plain' | 'dark' | 'brand'
  floating: boolean
  boxed: boolean
  /** Whether a button makes labels come and go. */
  collapsible: boolean
  /** No header either, until the menu is opened. */
  bodyOnly: boolean
  /** The menu search: a field in the header, or a button that lays it over the header. */
  search: 'field' | 'button'
}

const plain: FrameShape = {
  bar: 'side',
  side: 'start',
  items: 'labels',
  groups: 'listed',
  tone: 'plain',
  floating: false,
  boxed: false,
  collapsible: false,
  bodyOnly: false,
  search: 'field',
}

/** Each layout as it is made. */
export const layoutShapes: Record<Layout, FrameShape> = {
  Dubai: { ...plain, collapsible: true },
  London: { ...plain, bar: 'drawer', bodyOnly: true },
  Seoul: { ...plain, floating: true },
  'Los Angeles': { ...plain, bar: 'header', groups: 'pop-up', tone: 'brand', search: 'button' },
  Paris: { ...plain, tone: 'dark' },
  Tokyo: { ...plain, items: 'icons', groups: 'pop-up' },
  Madrid: { ...plain, tone: 'brand' },
  Moscow: { ...plain, items: 'stacked' },
  'New York': { ...plain, boxed: true },
  Singapore: { ...plain, bar: 'under', groups: 'pop-up' },
  Rome: { ...plain, items: 'icons' },
  Barcelona: { ...plain, bar: 'under', items: 'stacked', groups: 'wide' },
  Sydney: { ...plain, side: 'end' },
}

const isRow = ({ bar }: FrameShape) => bar === 'header' || bar === 'under'

/** What a layout is made for. */
export const sidebarTypeOf = (layout: Layout): SidebarType => (isRow(layoutShapes[layout]) ? 'horizontal-wrapper' : 'compact-wrapper')

/** How much room there is: drawers from 991 px down, icons instead of labels from 1007 px down, §9. */
export interface Room {
  narrow: boolean
  tight: boolean
  /** The header of a phone or an upright tablet has no room for a field. */
  small: boolean
  /** The admin wants icons where the layout leaves the choice. */
  collapsed: boolean
}

/** A layout as it is applied: with what else was chosen, and in the room that there is. */
export function shapeOf(
  { layout, layoutType, sidebarType, mix }: Omit<Settings, 'defaultColor' | 'secondaryColor' | 'iconType'>,
  room: Room,
): FrameShape {
  const own = layoutShapes[layout]
  const shape: FrameShape = {
    ...own,
    ...turned(own, sidebarType ?? sidebarTypeOf(layout)),
    boxed: own.boxed || layoutType === 'box',
    tone: mix === 'dark-sidebar' ? 'dark' : own.tone,
  }
  if (room.narrow) return { ...plain, bar: 'drawer', tone: shape.tone, search: room.small ? 'button' : 'field' }
  if (shape.bar !== 'side') return shape
  if (room.tight) return { ...shape, items: 'icons', collapsible: false }
  return shape.collapsible && room.collapsed ? { ...shape, items: 'icons' } : shape
}

/** The menu of a layout that is made for the other type of sidebar. */
function turned(own: FrameShape, type: SidebarType): Partial<FrameShape> {
  if (own.bar === 'side' && type === 'horizontal-wrapper') return { bar: 'under', items: 'labels', groups: 'pop-up', collapsible: false }
  if (isRow(own) && type === 'compact-wrapper') return { bar: 'side', groups: 'listed', search: 'field' }
  return {}
}
