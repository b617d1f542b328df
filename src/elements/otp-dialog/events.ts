import type { CommonEvents } from '../runtime/common-events.ts'

export interface OtpDialogEvents extends CommonEvents {
  /** Six digits were given; whether they are right is for the page to say. */
  'otp-submit': { otp: string }
  /** The dialog was given up, and `open` is gone. */
  'otp-cancel': undefined
}
