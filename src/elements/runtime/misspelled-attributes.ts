import { warnOnce } from '../../core/diagnostics/warn-once.ts'
import { attributeOf } from './properties.ts'

/** Number of single-letter edits that turn one text into the other (Levenshtein distance). */
function distance(one: string, other: string): number {
  let row = [...Array(other.length + 1).keys()]
  for (const [index, letter] of [...one].entries()) {
    const [first = 0, ...above] = row
    let corner = first
    row = [index + 1]
    for (const [column, up] of above.entries()) {
      const left = row.at(-1) ?? 0
      row.push(Math.min(left + 1, up + 1, corner + (letter === other[column] ? 0 : 1)))
      corner = up
    }
  }
  return row.at(-1) ?? 0
}

const letters = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '')

/** Warns once of each attribute that looks like a misspelling of a property's attribute, such as `doctor_id` or `:page-size`. */
export function warnOfMisspellings({ localName: tag }: Element, names: readonly string[], properties: readonly string[]): void {
  for (const name of names) {
    const meant = properties.find((property) => distance(letters(name), property.toLowerCase()) <= (property.length > 6 ? 2 : 1))
    if (meant) warnOnce(`<${tag}> knows no attribute ${name}. Did you mean ${attributeOf(meant)}?`)
  }
}
