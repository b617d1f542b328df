import { mails } from '../../backend.ts'
import { press } from '../../keyboard.ts'
import { mount } from '../../mount.ts'
import { within } from '../../screen.ts'
import { openedBoxes, type OtpBoxes } from '../otp-dialog/boxes.ts'
import { toastSaying } from '../toasts.ts'
import { fill } from '../typing.ts'

export const emailPath = '/admin/update/email'
export const confirmPath = '/admin/confirm/otp'
export const codeSent = 'An OTP has been sent to your email address'
export const updated = 'Email updated successfully'

export interface EmailForm {
  element: HTMLElement
  email: () => HTMLInputElement
  save: HTMLElement
}

export const partsOf = (element: HTMLElement): EmailForm => ({
  element,
  email: () => within(element).getByShadowLabelText(/^New Email/),
  save: within(element).getByShadowRole('button', { name: 'Save' }),
})

export const mountEmail = async (): Promise<EmailForm> => partsOf(await mount('<admin-email></admin-email>'))

/** Saves an email and waits for the dialog. */
export async function askForCode({ email }: EmailForm, address: string): Promise<OtpBoxes> {
  await fill(email(), address)
  await press('Enter')
  const [boxes] = await Promise.all([openedBoxes(), toastSaying(codeSent)])
  return boxes
}

export async function codeFor(address: string): Promise<string> {
  const mail = (await mails()).filter(({ to }) => to === address).at(-1)
  return /\b\d{6}\b/.exec(mail!.text)![0]
}

export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
