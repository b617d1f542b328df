import { focused, press } from '../../keyboard.ts'
import { click } from '../../pointer.ts'
import { screen, within } from '../../screen.ts'
import { parts, settled } from './shown.ts'
import { until } from '../../until.ts'

export interface CancelDialog {
  dialog: HTMLElement
  reason: HTMLTextAreaElement
  submit: HTMLElement
  cancel: HTMLElement
}

/** Waits until no element below `root` is animated. A moving element is no click target, and its colors may still change. */
export async function still(root: ParentNode): Promise<void> {
  const isMoving = (part: Element) => part.getAnimations().some(({ playState }) => playState === 'running')
  await until(() => ![...root.querySelectorAll('*')].some(isMoving), 'It never stands still')
}

/** Waits for the dialog, or that with this title, until it no longer moves, and returns it. */
export async function openedDialog(name?: string): Promise<HTMLElement> {
  // The first dialog loads its code.
  await until(() => anyDialog(name), `No dialog ${name ?? ''}`)
  const dialog = anyDialog(name)!
  await still(dialog.parentElement!)
  return dialog
}

export const anyDialog = (name?: string): HTMLElement | null =>
  ['dialog', 'alertdialog'].map((role) => screen.queryByShadowRole(role, { ...(name !== undefined && { name }) })).find(Boolean) ?? null

export const dialogClosed = (): Promise<void> => until(() => !anyDialog(), 'The dialog stays open')

export const focusReturned = async (opener: Element): Promise<void> => {
  await dialogClosed()
  await until(() => focused() === opener, 'The focus does not come back')
}

export const cancelButton = (element: HTMLElement): HTMLElement =>
  within(parts(element, 'row')[0]!).getByShadowRole('button', { name: /^Cancel / })

/** Opens the dialog of the first row and waits until its field has the focus. */
export async function openCancelDialog(element: HTMLElement): Promise<CancelDialog> {
  await settled(element)
  await click(cancelButton(element))
  const dialog = await openedDialog('Cancel Subscription')
  const parted = within(dialog)
  const reason = parted.getByShadowRole<HTMLTextAreaElement>('textbox', { name: /^Reason for Cancellation/ })
  await until(() => focused() === reason, 'The reason does not get the focus')
  return {
    dialog,
    reason,
    submit: parted.getByShadowRole('button', { name: 'Submit' }),
    cancel: parted.getByShadowRole('button', { name: 'Cancel' }),
  }
}

/** Leaves the dialog by Escape, and discards what is typed in it. */
export async function discard(dialog: HTMLElement): Promise<void> {
  await press('Escape')
  await click(await within(dialog).findByShadowRole('button', { name: 'Discard' }))
}
