import { cleanText } from '../../../core/contract/typed-text.ts'
import type { FormContent } from '../../../core/forms/form-content.ts'

/**
 * Returns the data of a form, with texts as the server stores them; passwords stay as typed. Leaves out file inputs without a file, and empty passwords:
 * a backend might save an empty password.
 */
export function readFormData(form: HTMLFormElement): FormData {
  const data = new FormData(form)
  const secrets = secretsIn(form)
  const isNothing = (name: string, value: FormDataEntryValue) =>
    value instanceof File ? value.name === '' : value === '' && secrets.includes(name)
  for (const [name, value] of [...data]) {
    if (isNothing(name, value)) data.delete(name)
    else if (typeof value === 'string' && !secrets.includes(name)) data.set(name, cleanText(name, value))
  }
  return data
}

const secretsIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input[data-secret]')].map(({ name }) => name)

/** Returns the texts by field; '' for a field without a control. */
export function readTexts<Name extends string>(data: FormData, fields: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(fields.map((name) => [name, textOf(data.get(name))])) as Record<Name, string>
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

const describe = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

/** Returns the current content of a form. */
export function readContent(form: HTMLFormElement, fields: readonly string[]): FormContent {
  const data = readFormData(form)
  const files = [...data.values()].filter((value) => value instanceof File)
  return { texts: readTexts(data, fields), secrets: secretsIn(form), files: files.map(describe).join() }
}
