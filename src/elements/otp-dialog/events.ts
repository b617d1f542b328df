import type { CommonEvents } from '../runtime/common-events.ts'

export interface OtpDialogEvents extends CommonEvents {
  /** Fires after six digits are entered. The page checks the code. */
  'otp-submit': { otp: string }
  /** Fires after the dialog is closed without a code. The attribute `open` is already removed. */
  'otp-cancel': undefined
}
