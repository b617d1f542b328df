import type { ComponentProps, ReactElement, Ref } from 'react'
import { setStyles } from '../../runtime/style-sheets.ts'
import css from './button.css?inline'

setStyles('button', css)

interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref' | 'disabled' | 'className'> {
  // React 18 passes no `ref` to function components.
  buttonRef?: Ref<HTMLButtonElement> | undefined
  icon?: ReactElement
  /** `danger` colors the text, `destructive` fills the button; dialogs style the latter. */
  look?: 'outline' | 'subtle' | 'danger' | 'primary' | 'destructive'
  /** Disables the button but keeps it focusable. */
  off?: boolean | undefined
}

/** Button that looks like Fluent's, whose styles alone weigh 7 KiB: lists need about 20 buttons before their first row. */
export function Button({ buttonRef, icon, look = 'subtle', off = false, type = 'button', onClick, children, ...attributes }: ButtonProps) {
  return (
    <button
      ref={buttonRef}
      type={type}
      className={`pe-button pe-button-${look}`}
      aria-disabled={off || undefined}
      onClick={off ? (event) => event.preventDefault() : onClick}
      {...attributes}
    >
      {icon}
      {children}
    </button>
  )
}
