import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import type { OtpDialogEvents } from './events.ts'
import { OtpDialog } from './otp-dialog.tsx'

/**
 * Dialog that asks for a six-digit code. The page checks the code.
 * @attr {boolean} open - shows the dialog; absent or "false" hides it
 */
export interface OtpDialogElement extends ScreenElement<OtpDialogEvents> {
  get open(): string | null
  set open(value: string | boolean | null)
}

defineElement('otp-dialog', OtpDialog, ['open'])

declare global {
  interface HTMLElementTagNameMap {
    'otp-dialog': OtpDialogElement
  }
}
