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
  /** Disables the button but keeps it focusable, like Fluent's `disabledFocusable`. */
  off?: boolean
}

/** Button that looks like Fluent's but is much lighter: lists need about 20 of them before their first row. */
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
