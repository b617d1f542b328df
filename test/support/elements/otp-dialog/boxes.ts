import { screen, within } from '../../screen.ts'
import { still } from '../doctor-subscriptions/dialogs.ts'
import { until } from '../../until.ts'
import { focused } from '../../keyboard.ts'

export interface OtpBoxes {
  dialog: HTMLElement
  boxes: HTMLInputElement[]
  submit: HTMLElement
  cancel: HTMLElement
  /** Returns the digits in the boxes, '_' for an empty box. */
  code: () => string
  /** Waits until a box, counted from 1, has the focus. */
  at: (number: number) => Promise<void>
}

/** Waits until the dialog no longer moves and its first box has the focus. */
export async function openedBoxes(): Promise<OtpBoxes> {
  const dialog = await screen.findByShadowRole('dialog', { name: 'Enter OTP' })
  await still(dialog.getRootNode() as ShadowRoot)
  // Queries the boxes on each call, because a new code renders new boxes.
  const boxes = () => within(dialog).getAllByShadowRole<HTMLInputElement>('textbox')
  const at = (number: number) => until(() => focused() === boxes()[number - 1], `The focus is not in box ${number}`)
  await at(1)
  return {
    dialog,
    boxes: boxes(),
    submit: within(dialog).getByShadowRole('button', { name: 'Submit' }),
    cancel: within(dialog).getByShadowRole('button', { name: 'Cancel' }),
    code: () =>
      boxes()
        .map(({ value }) => value || '_')
        .join(''),
    at,
  }
}

/** Dispatches the clipboard's paste event on the focused element. */
export function paste(text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true })
  // Firefox leaves `clipboardData` empty in events created by scripts.
  if (!event.clipboardData?.getData('text')) Object.defineProperty(event, 'clipboardData', { value: clipboardData })
  focused()!.dispatchEvent(event)
}
