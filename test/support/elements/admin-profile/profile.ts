import { mount } from '../../mount.ts'
import { within } from '../../screen.ts'

export const profilePath = '/admin/profile'

export const mountProfile = (): Promise<HTMLElement> => mount('<admin-profile></admin-profile>')

export const field = (element: HTMLElement, label: string): HTMLInputElement =>
  within(element).getByShadowLabelText<HTMLInputElement>(new RegExp(`^${label}( ?\\*)?$`))

export const saveButton = (element: HTMLElement): HTMLElement => within(element).getByShadowRole('button', { name: 'Save' })

export const says = (element: HTMLElement, text: string): Promise<HTMLElement> => within(element).findByShadowText(text)

export const isUnsaved = (element: HTMLElement): boolean => element.hasAttribute('unsaved')
