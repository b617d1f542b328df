import type { Layout } from '../../../core/theme/layouts.ts'
import { layoutShapes } from '../layout-shapes.ts'
import './layout-thumbnail.css'

/** Renders a small drawing of a layout, from the same properties as its frame. */
export function LayoutThumbnail({ layout }: { layout: Layout }) {
  const { bar, side, items, groups, tone, floating, boxed } = layoutShapes[layout]
  return (
    <span
      className="thumbnail"
      data-thumbnail-bar={bar}
      data-thumbnail-side={side}
      data-thumbnail-items={items}
      data-thumbnail-groups={groups}
      data-thumbnail-tone={tone}
      data-thumbnail-floating={floating}
      data-thumbnail-boxed={boxed}
      aria-hidden="true"
    >
      <i className="thumbnail-header" />
      <i className="thumbnail-menu" />
      <i className="thumbnail-page" />
    </span>
  )
}
