import { persistentAtom } from '@nanostores/persistent'
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

/** The columns that are hidden in lists of a kind. The browser's storage keeps them for all tabs, as `columns.doctors` and the like. */
export function hiddenColumns(kind: string): Choice {
  const known = choices.get(kind)
  if (known) return known
  const $hidden: Choice = persistentAtom<readonly string[]>(`columns.${kind}`, [], { encode: JSON.stringify, decode: hiddenIn })
  choices.set(kind, $hidden)
  return $hidden
}
