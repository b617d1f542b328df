import { parsed } from '../../../src/core/api/responses/parsed.ts'
import { guide } from '../guide.ts'
import { judge, skip, type Line, type Trait } from '../line.ts'

/** Fields that only the demo server sends. */
const extensions = ['role', 'version', 'doctor']

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

type Fields = Readonly<Record<string, unknown>>

/** Rows or record of a response before it is read: the outermost list, or the innermost `data`. */
function sentRecords(body: unknown): readonly Fields[] {
  if (Array.isArray(body)) return body.filter((row): row is Fields => typeof row === 'object' && row !== null)
  if (typeof body !== 'object' || body === null) return []
  return 'data' in body ? sentRecords(body.data) : [body as Fields]
}

/**
 * Checks that the fields of the specification arrive. A field is missing if no record has its name,
 * and unreadable if a record has a value that the elements read as none.
 */
export function fieldsLine(call: string, schema: object, read: readonly Fields[], text: string): Line {
  const trait: Trait = {
    level: 'recommended',
    name: `${call}: fields`,
    wanted: 'all fields of the contract; a missing one appears as a dash',
    guide: guide.answers,
  }
  const sent = sentRecords(parsed(text))
  if (read.length === 0) return skip(trait, 'there is no row')
  const names = Object.keys(schema).filter((name) => !extensions.includes(name))
  const missing = names.filter((name) => read.every((row) => isEmpty(row[name])) && !sent.some((row) => name in row))
  const unreadable = names.filter((name) => read.every((row) => isEmpty(row[name])) && sent.some((row) => !isEmpty(row[name])))
  const found = [
    missing.length > 0 ? `missing: ${missing.join(', ')}` : '',
    unreadable.length > 0 ? `unreadable: ${unreadable.map((name) => `${name} (${sampleOf(sent, name)})`).join(', ')}` : '',
  ].filter(Boolean)
  return judge(trait, found.length === 0, found.join('; ') || 'all')
}

const sampleOf = (sent: readonly Fields[], name: string) => JSON.stringify(sent.find((row) => !isEmpty(row[name]))?.[name]).slice(0, 40)
