import { mount } from '../../mount.ts'
import { within } from '../../screen.ts'
import { until } from '../../until.ts'

export const savePath = '/admin/doctor/profile'
export const planPath = '/admin/doctor/subscription'

export async function mountEditor(doctorId: number): Promise<HTMLElement> {
  const element = await mount(`<doctor-editor doctor-id="${doctorId}"></doctor-editor>`)
  await phoneLoaded(element)
  return element
}

export const phoneLoaded = async (element: HTMLElement): Promise<HTMLElement> =>
  within(element).findByShadowRole('textbox', { name: 'Phone' })

const labeled = (label: string) => new RegExp(`^${label}( ?\\*)?$`)

/** Returns a field by its label. The required mark is part of the label. */
export const field = (element: HTMLElement, label: string): HTMLInputElement => within(element).getByShadowLabelText(labeled(label))

export const list = (element: HTMLElement, label: string): HTMLSelectElement => within(element).getByShadowLabelText(labeled(label))

/** Chooses an option with the events of a browser, in one step. */
export function choose(select: HTMLSelectElement, value: string): void {
  select.value = value
  select.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

export function saveButton(element: HTMLElement, card: 'Practice Profile' | 'Edit Profile' = 'Edit Profile'): HTMLElement {
  return within(within(element).getByShadowRole('region', { name: card })).getByShadowRole('button', { name: 'Save' })
}

export const says = (element: HTMLElement, text: string): Promise<HTMLElement> => within(element).findByShadowText(text)

export const unsaid = (element: HTMLElement, text: string): Promise<void> =>
  until(() => !within(element).queryByShadowText(text), `'${text}' stays`)

export const isUnsaved = (element: HTMLElement): boolean => element.hasAttribute('unsaved')

export const rested = (element: HTMLElement): Promise<void> =>
  until(() => element.shadowRoot!.querySelector('form')!.getAttribute('aria-busy') === 'false', 'It never rests')

export function eventsOf<Detail>(element: HTMLElement, name: string): Detail[] {
  const details: Detail[] = []
  element.addEventListener(name, (event) => details.push((event as CustomEvent<Detail>).detail))
  return details
}
