import { defineElement } from '../define.tsx'
import { OtpDialog } from './otp-dialog.tsx'

/**
 * Asks for a code of six digits; checking it is the page's.
 * Events: `otp-submit` with the code, `otp-cancel` (`open` is gone then), `ready`.
 * @attr open shows the dialog; absent or "false" hides it
 */
export interface OtpDialogElement extends HTMLElement {
  get open(): string | null
  set open(value: string | boolean | null)
}

defineElement('otp-dialog', OtpDialog, ['open'])

declare global {
  interface HTMLElementTagNameMap {
    'otp-dialog': OtpDialogElement
  }
}
