import type { Layout } from '../../core/theme/layouts.ts'
import { $layout, $sidebarType, $visitedLayout } from '../../core/theme/settings.ts'
import type { Settings, SidebarType } from '../../core/theme/stored-settings.ts'

/** Properties of a frame. The style sheets draw it from these alone. */
export interface FrameShape {
  /** Position of the menu: beside the page, in the header, in a row below the header, or in a drawer over the page. */
  bar: 'side' | 'header' | 'under' | 'drawer'
  side: 'start' | 'end'
  items: 'labels' | 'stacked' | 'icons'
  /** `listed` shows the links of a group. `pop-up` opens them beside or below a button, `wide` over the whole width. */
  groups: 'listed' | 'pop-up' | 'wide'
  tone: 'plain' | 'dark' | 'brand'
  floating: boolean
  boxed: boolean
  /** Shows a button that hides and shows the labels. */
  collapsible: boolean
  /** Hides the header too, until the menu opens. */
  bodyOnly: boolean
  /** The menu search: a field in the header, or a button that opens it over the header. */
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

/** Shape of each layout with default settings and enough room. */
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

/** Returns the default sidebar type of a layout. */
export const sidebarTypeOf = (layout: Layout): SidebarType => (isRow(layoutShapes[layout]) ? 'horizontal-wrapper' : 'compact-wrapper')

/** Stores a layout, which has its default sidebar type then. */
export function chooseLayout(layout: Layout): void {
  $visitedLayout.set(undefined)
  if (layout === $layout.get()) return
  $sidebarType.set(undefined)
  $layout.set(layout)
}

/** Stores a sidebar type, together with the layout that it was chosen for. */
export function chooseSidebarType(type: SidebarType): void {
  const visited = $visitedLayout.get()
  if (visited) chooseLayout(visited)
  $sidebarType.set(type)
}

/** Available room. The menu is a drawer up to 991 px and shows icons instead of labels up to 1007 px, §9. */
export interface Room {
  narrow: boolean
  tight: boolean
  /** The header is too narrow for a search field, as on a phone or an upright tablet. */
  small: boolean
  /** The admin collapsed the menu to icons. Counts only in collapsible layouts. */
  collapsed: boolean
}

/** Returns the shape of a layout with the admin's other settings, in the available room. */
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

/** Returns the menu properties that change if the sidebar type is not the layout's default. */
function turned(own: FrameShape, type: SidebarType): Partial<FrameShape> {
  if (own.bar === 'side' && type === 'horizontal-wrapper') return { bar: 'under', items: 'labels', groups: 'pop-up', collapsible: false }
  if (isRow(own) && type === 'compact-wrapper') return { bar: 'side', groups: 'listed', search: 'field' }
  return {}
}
