/** What the controls of a form hold. A file input without a file adds nothing, nor does a password that was not typed: a backend might save an empty one. */
export function readFormData(form: HTMLFormElement): FormData {
  const data = new FormData(form)
  const secrets = secretsIn(form)
  const isNothing = (name: string, value: FormDataEntryValue) =>
    value instanceof File ? value.name === '' : value === '' && secrets.includes(name)
  for (const [name, value] of [...data]) if (isNothing(name, value)) data.delete(name)
  return data
}

const secretsIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input[data-secret]')].map(({ name }) => name)

/** The texts among it, by field; a field without a control is empty. */
export function readTexts<Name extends string>(data: FormData, fields: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(fields.map((name) => [name, textOf(data.get(name))])) as Record<Name, string>
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

const filesIn = (data: FormData) => [...data.values()].filter((value) => value instanceof File)

const describe = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

/** The same without the passwords, which are kept nowhere. */
export function withoutPasswords(texts: Texts, form: HTMLFormElement): Texts {
  const secrets = secretsIn(form)
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !secrets.includes(name)))
}

export const hasFiles = (data: FormData): boolean => filesIn(data).length > 0

export const sameFiles = (one: FormData, other: FormData): boolean =>
  filesIn(one).map(describe).join() === filesIn(other).map(describe).join()

export type Texts = Readonly<Record<string, string>>

// Text areas know one kind of line break only.
const plain = (text = '') => text.replaceAll(/\r\n?/g, '\n')

/** Whether two sets of texts say the same; a text that is left out is empty. */
export const sameTexts = (one: Texts, other: Texts): boolean =>
  Object.keys({ ...one, ...other }).every((name) => plain(one[name]) === plain(other[name]))

/** Those of the texts that are not as they were before. */
export const changesIn = (texts: Texts, before: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name, text]) => plain(text) !== plain(before[name])))
