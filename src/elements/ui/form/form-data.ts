/**
 * Returns the data of a form. Leaves out file inputs without a file, and empty passwords:
 * a backend might save an empty password.
 */
export function readFormData(form: HTMLFormElement): FormData {
  const data = new FormData(form)
  const secrets = secretsIn(form)
  const isNothing = (name: string, value: FormDataEntryValue) =>
    value instanceof File ? value.name === '' : value === '' && secrets.includes(name)
  for (const [name, value] of [...data]) if (isNothing(name, value)) data.delete(name)
  return data
}

const secretsIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input[data-secret]')].map(({ name }) => name)

/** Returns the texts by field; '' for a field without a control. */
export function readTexts<Name extends string>(data: FormData, fields: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(fields.map((name) => [name, textOf(data.get(name))])) as Record<Name, string>
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

const filesIn = (data: FormData) => [...data.values()].filter((value) => value instanceof File)

const describe = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

/** Returns the texts without passwords, which must never be stored. */
export function withoutPasswords(texts: Texts, form: HTMLFormElement): Texts {
  const secrets = secretsIn(form)
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !secrets.includes(name)))
}

export const hasFiles = (data: FormData): boolean => filesIn(data).length > 0

export const sameFiles = (one: FormData, other: FormData): boolean =>
  filesIn(one).map(describe).join() === filesIn(other).map(describe).join()

export type Texts = Readonly<Record<string, string>>

// Text areas use `\n` for every line break.
const plain = (text = '') => text.replaceAll(/\r\n?/g, '\n')

/** Returns true if both sets of texts are equal. A missing text counts as empty. */
export const sameTexts = (one: Texts, other: Texts): boolean =>
  Object.keys({ ...one, ...other }).every((name) => plain(one[name]) === plain(other[name]))

export const changesIn = (texts: Texts, before: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name, text]) => plain(text) !== plain(before[name])))
