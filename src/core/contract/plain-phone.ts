import { foldWords } from './fold-text.ts'

/** Extension of a phone number: the first letter or # after a digit begins it, in any language. */
export const extension = /(?<=\p{Nd}.*)[\p{Letter}#].*/u

/** Numbers without anything to remove or replace. */
const plain = /^\+?(?!00)\d(?: ?[\d()/.-])*$/

/**
 * Returns a phone number in ASCII, without its extension and the text around it. A leading 00 becomes +.
 * 'tel:+47-22-12;ext=22' becomes '+47-22-12', and '0047 22 12 ext. 22' becomes '+47 22 12'.
 */
export const plainPhone = (text: string): string =>
  plain.test(text)
    ? text
    : foldWords(text.replace(/[,;].*/s, ''))
        .replace(extension, '')
        .replace(/^\D*(?=\+|00)/, '')
        .replace(/^00/, '+')
        .trim()
