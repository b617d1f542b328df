import { useStore } from '@nanostores/react'
import { Icon } from '../../parts/icon.tsx'
import { $frameMessages } from '../../i18n/messages/frame.ts'
import { $collapsed } from '../../settings/frame-shape.ts'
import { toggleLabels } from '../open-state.ts'

/** Renders the button that hides and shows the labels of the menu. */
export function CollapseButton() {
  const { collapse } = useStore($frameMessages)
  const collapsed = useStore($collapsed) === 'yes'
  return (
    <button type="button" className="sidebar-item sidebar-collapse" data-pe-tip="" aria-pressed={collapsed} onClick={toggleLabels}>
      <Icon name="collapse" />
      <span className="sidebar-label">{collapse}</span>
    </button>
  )
}
