/** Texts of a form by field name. */
export type Texts = Readonly<Record<string, string>>

/** Content of a form's controls. */
export interface FormContent {
  texts: Texts
  /** Names of the fields whose texts must never be stored, such as passwords. */
  secrets: readonly string[]
  /** Description of the chosen files; empty without a file. */
  files: string
}

/** Returns a content without secrets and files. */
export const contentOf = (texts: Texts): FormContent => ({ texts, secrets: [], files: '' })

// Text areas use `\n` for every line break.
const plain = (text = '') => text.replaceAll(/\r\n?/g, '\n')

/** Returns true if both sets of texts are equal. A missing text counts as empty. */
export const sameTexts = (one: Texts, other: Texts): boolean =>
  Object.keys({ ...one, ...other }).every((name) => plain(one[name]) === plain(other[name]))

/** Returns true if texts and files are equal. */
export const sameContent = (one: FormContent, other: FormContent): boolean => one.files === other.files && sameTexts(one.texts, other.texts)

/** Returns the texts that differ from those in `before`. */
export const changesIn = (texts: Texts, before: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name, text]) => plain(text) !== plain(before[name])))
