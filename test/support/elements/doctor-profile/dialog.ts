import { click } from '../../pointer.ts'
import { mount } from '../../mount.ts'
import { within } from '../../screen.ts'
import { openedDialog } from '../doctor-subscriptions/dialogs.ts'

export const doctorPath = '/admin/doctor'
export const credentialsPath = '/admin/update/email/password'

export const doctor = (id: number | string = 42) => `<doctor-profile doctor-id="${id}"></doctor-profile>`

export interface EditDialog {
  dialog: HTMLElement
  email: HTMLInputElement
  phone: HTMLInputElement
  password: HTMLInputElement
  save: HTMLElement
  cancel: HTMLElement
}

export async function openEditDialog(element: HTMLElement): Promise<EditDialog> {
  await click(within(element).getByShadowRole('button', { name: 'Edit Doctor' }))
  const dialog = await openedDialog('Edit Doctor Details')
  const parted = within(dialog)
  return {
    dialog,
    email: parted.getByShadowLabelText(/^Email/),
    phone: parted.getByShadowLabelText(/^Phone Number/),
    password: parted.getByShadowLabelText(/^Password/),
    save: parted.getByShadowRole('button', { name: 'Save' }),
    cancel: parted.getByShadowRole('button', { name: 'Cancel' }),
  }
}

export const mountAndOpen = async (id = 42): Promise<EditDialog> => openEditDialog(await mount(doctor(id)))

export function errorOf(input: HTMLInputElement): string | undefined {
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
  const root = input.getRootNode() as ShadowRoot
  return described.map((id) => root.getElementById(id)?.textContent).find(Boolean) ?? undefined
}

export const isDisabled = (button: HTMLElement): boolean =>
  button.ariaDisabled === 'true' || button.getAttribute('aria-disabled') === 'true'
