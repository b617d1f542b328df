import { expect } from '@open-wc/testing'
import { layouts, type Layout } from '../../../src/core/theme/layouts.ts'
import { layoutShapes, shapeOf, sidebarTypeOf, type Room } from '../../../src/host/settings/layout-shapes.ts'

const wide: Room = { narrow: false, tight: false, small: false, collapsed: false }
const chosen = (layout: Layout) => ({ layout, layoutType: undefined, sidebarType: undefined, mix: 'light-only' as const })

describe('the shape of a frame', () => {
  it('is another one for every layout', () => {
    expect(new Set(layouts.map((layout) => JSON.stringify(layoutShapes[layout])))).to.have.length(13)
  })

  it('is what the layout is made for while nothing else is chosen', () => {
    for (const layout of layouts) expect(shapeOf(chosen(layout), wide)).to.deep.equal(layoutShapes[layout])
  })

  it('is boxed by the layout type, and dark by the mix', () => {
    for (const layout of layouts) {
      const shape = shapeOf({ ...chosen(layout), layoutType: 'box', mix: 'dark-sidebar' }, wide)
      expect(shape).to.include({ boxed: true, tone: 'dark', bar: layoutShapes[layout].bar })
    }
  })

  it('has its menu where the sidebar type wants it, but for London, which has none', () => {
    for (const layout of layouts) {
      const { bar } = layoutShapes[layout]
      const isRow = sidebarTypeOf(layout) === 'horizontal-wrapper'
      const horizontal = shapeOf({ ...chosen(layout), sidebarType: 'horizontal-wrapper' }, wide).bar
      const compact = shapeOf({ ...chosen(layout), sidebarType: 'compact-wrapper' }, wide).bar
      expect(horizontal).to.equal(layout === 'London' ? 'drawer' : isRow ? bar : 'under')
      expect(compact).to.equal(layout === 'London' ? 'drawer' : 'side')
    }
  })

  it('shows icons only beside the page at 1007 px, and where the labels were put away', () => {
    for (const layout of layouts) {
      const shape = shapeOf({ ...chosen(layout), sidebarType: 'compact-wrapper' }, { ...wide, tight: true })
      if (layout !== 'London') expect(shape.items).to.equal('icons')
    }
    expect(shapeOf(chosen('Dubai'), { ...wide, collapsed: true }).items).to.equal('icons')
    expect(shapeOf(chosen('Paris'), { ...wide, collapsed: true }).items).to.equal('labels')
  })

  it('is the same drawer at 991 px, whatever was chosen', () => {
    const shapes = layouts.map((layout) => ({
      ...shapeOf({ ...chosen(layout), layoutType: 'box' }, { ...wide, narrow: true, tight: true }),
      tone: '',
    }))
    expect(new Set(shapes.map((shape) => JSON.stringify(shape)))).to.have.length(1)
    expect(shapes[0]).to.include({ bar: 'drawer', items: 'labels', groups: 'listed', bodyOnly: false })
  })
})
