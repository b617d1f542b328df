import type { ComponentProps, ReactElement } from 'react'
import { setStyles } from '../../runtime/style-sheets.ts'
import css from './light-button.css?inline'

setStyles('light-button', css)

interface LightButtonProps extends Pick<
  ComponentProps<'button'>,
  'ref' | 'title' | 'aria-label' | 'aria-busy' | 'popoverTarget' | 'onClick' | 'children'
> {
  icon?: ReactElement
  look?: 'outline' | 'subtle' | 'danger'
  /** Keeps the focus, as Fluent's `disabledFocusable`. */
  off?: boolean
}

/** Fluent's button in looks, without its weight: lists have twenty of them, and need them before their first row. */
export function LightButton({ icon, look = 'subtle', off = false, onClick, children, ...attributes }: LightButtonProps) {
  return (
    <button
      type="button"
      className={`pe-button pe-button-${look}`}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
      {...attributes}
    >
      {icon}
      {children}
    </button>
  )
}
