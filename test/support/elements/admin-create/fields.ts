import { mount } from '../../mount.ts'
import { within } from '../../screen.ts'
import { fill } from '../typing.ts'

export const createPath = '/admin/create'

const labels = {
  first_name: 'First Name',
  last_name: 'Last Name',
  email: 'Email',
  password: 'Password',
  city: 'City',
  country: 'Country',
  description: 'Description',
  address: 'Address',
}
export type AdminField = keyof typeof labels
export const adminFields = Object.keys(labels) as AdminField[]

export const newAdmin: Record<AdminField, string> = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@practice.test',
  password: 'analytical',
  city: 'London',
  country: 'England',
  description: 'Keeps the notes.',
  address: '12 St James Square',
}

export interface AdminForm {
  element: HTMLElement
  field: (name: AdminField) => HTMLInputElement
  save: HTMLElement
  values: () => Record<string, string>
}

export function partsOf(element: HTMLElement): AdminForm {
  const field = (name: AdminField) => within(element).getByShadowLabelText<HTMLInputElement>(new RegExp(`^${labels[name]}`))
  return {
    element,
    field,
    save: within(element).getByShadowRole('button', { name: 'Save' }),
    values: () => Object.fromEntries(adminFields.map((name) => [name, field(name).value])),
  }
}

export const mountCreate = async (): Promise<AdminForm> => partsOf(await mount('<admin-create></admin-create>'))

export async function fillIn({ field }: AdminForm, texts: Partial<Record<AdminField, string>>): Promise<void> {
  for (const name of adminFields) if (texts[name]) await fill(field(name), texts[name])
}
