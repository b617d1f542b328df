import { mount } from '../../mount.ts'
import { within } from '../../screen.ts'
import { fill } from '../typing.ts'

export const passwordPath = '/admin/update/password'

export interface PasswordForm {
  element: HTMLElement
  old: HTMLInputElement
  fresh: HTMLInputElement
  confirmation: HTMLInputElement
  save: HTMLElement
}

export const partsOf = (element: HTMLElement): PasswordForm => ({
  element,
  old: within(element).getByShadowLabelText(/^Old Password/),
  fresh: within(element).getByShadowLabelText(/^New Password/),
  confirmation: within(element).getByShadowLabelText(/^Confirm Password/),
  save: within(element).getByShadowRole('button', { name: 'Save' }),
})

export const mountPassword = async (): Promise<PasswordForm> => partsOf(await mount('<admin-password></admin-password>'))

export async function fillAll({ old, fresh, confirmation }: PasswordForm, texts: [string, string, string]): Promise<void> {
  for (const [index, field] of [old, fresh, confirmation].entries()) await fill(field, texts[index]!)
}
