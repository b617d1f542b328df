import { persistentAtomOfKind } from '../persistent.ts'

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
export const hiddenColumns = persistentAtomOfKind<readonly string[]>('columns', { initial: [], encode: JSON.stringify, decode: hiddenIn })
