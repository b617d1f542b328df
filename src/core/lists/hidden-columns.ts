import { persistentAtom } from '../persistent.ts'
import type { WritableAtom } from 'nanostores'

type Choice = WritableAtom<readonly string[]>

const choices = new Map<string, Choice>()

function hiddenIn(text: string): string[] {
  try {
    const hidden: unknown = JSON.parse(text)
    return Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : []
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return []
  }
}

/**
 * Returns the store of hidden columns for a kind of list.
 * `localStorage` shares it between tabs, under keys such as `columns.doctors`.
 */
export function hiddenColumns(kind: string): Choice {
  const known = choices.get(kind)
  if (known) return known
  const $hidden: Choice = persistentAtom<readonly string[]>(`columns.${kind}`, [], { encode: JSON.stringify, decode: hiddenIn })
  choices.set(kind, $hidden)
  return $hidden
}
