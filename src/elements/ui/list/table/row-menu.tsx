import { TextExpand20Regular } from '@fluentui/react-icons/headless/svg/text-expand'
import { useStore } from '@nanostores/react'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { $rowMenuMessages } from '../../../../core/i18n/parts/row-menu.ts'
import { setStyles } from '../../../runtime/style-sheets.ts'
import { Button } from '../../controls/button.tsx'
import { usePopoverFocus } from '../../controls/use-popover-focus.ts'
import css from './row-menu.css?inline'

setStyles('row-menu', css)

interface RowMenuProps {
  label: string
  isOpen: boolean
  /** Opens the row to a card with all values, or closes it. */
  toggle: () => void
  /** The actions of the row. */
  children: ReactNode
}

/** Closes the menu, which returns the focus to its button: a dialog of the action returns it there too. */
function closeAfterChoice({ target, currentTarget }: MouseEvent) {
  if (target instanceof Element && target.closest('a, button')) currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}

export function RowMenu({ label, isOpen, toggle, children }: RowMenuProps) {
  const { all, fewer } = useStore($rowMenuMessages)
  const first = useRef<HTMLButtonElement>(null)
  usePopoverFocus(first)
  return (
    <div role="group" aria-label={label} className="pe-row-menu" onClick={closeAfterChoice}>
      <Button buttonRef={first} icon={<TextExpand20Regular />} onClick={toggle}>
        <span>{isOpen ? fewer : all}</span>
      </Button>
      {children}
    </div>
  )
}
