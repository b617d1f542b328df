import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { setStyles } from '../../runtime/style-sheets.ts'
import { Button } from './button.tsx'
import css from './popover.css?inline'

setStyles('popover', css)

interface PopoverProps {
  /** Content of the button. */
  label?: ReactNode
  icon?: ReactElement
  /** Accessible name of a button without content. */
  'aria-label'?: string
  look?: 'subtle'
  part: string
  /** Rendered while the popover is open. */
  children: ReactNode
}

/** Button that opens a popover below itself. */
export function Popover({ label, part, children, ...look }: PopoverProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)

  // Native listeners and property: React 18 knows neither.
  useEffect(() => {
    const [opener, menu] = [button.current, popover.current]
    if (!opener || !menu) return
    opener.popoverTargetElement = menu
    const over = new AbortController()
    menu.addEventListener('toggle', ({ newState }) => setOpen(newState === 'open'), over)
    menu.addEventListener(
      'beforetoggle',
      // Browsers restore the focus by themselves, but not within a shadow root.
      ({ newState }) => newState === 'closed' && menu.matches(':focus-within') && opener.focus(),
      over,
    )
    return () => over.abort()
  }, [])

  return (
    <>
      <Button buttonRef={button} look="outline" {...look}>
        {label}
      </Button>
      <div ref={popover} popover="auto" className="pe-popover" part={part}>
        {open && children}
      </div>
    </>
  )
}
