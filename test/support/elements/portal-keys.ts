import { mount } from '../mount.ts'
import { click } from '../pointer.ts'
import { within } from '../screen.ts'
import { openedDialog } from './doctor-subscriptions/dialogs.ts'
import { fill } from './typing.ts'

export const keysPath = '/admin/portal-keys'
export const revokePath = '/admin/portal-keys/revoke'

export const mountKeys = (): Promise<HTMLElement> => mount('<portal-keys></portal-keys>')

export const createButton = (element: HTMLElement): HTMLElement => within(element).getByShadowRole('button', { name: 'Create Key' })

/** Opens the dialog and types the name of a portal. Returns the dialog and its submit button. */
export async function typeName(
  element: HTMLElement,
  name: string,
): Promise<{ dialog: HTMLElement; submit: HTMLElement; field: HTMLInputElement }> {
  await click(createButton(element))
  const dialog = await openedDialog('Create Key')
  const field = within(dialog).getByShadowRole<HTMLInputElement>('textbox', { name: /^Portal/ })
  await fill(field, name)
  return { dialog, field, submit: within(dialog).getByShadowRole('button', { name: 'Create Key' }) }
}

/** Creates a key and returns its secret. Closes the dialog that shows it. */
export async function createKey(element: HTMLElement, name: string): Promise<string> {
  await click((await typeName(element, name)).submit)
  const dialog = await openedDialog('Secret Key')
  const { value } = within(dialog).getByShadowRole<HTMLInputElement>('textbox', { name })
  await click(within(dialog).getByShadowRole('button', { name: 'Done' }))
  return value
}
