import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import type { OtpDialogEvents } from './events.ts'
import { OtpDialog } from './otp-dialog.tsx'

/**
 * Asks for a code of six digits; checking it is the page's.
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
