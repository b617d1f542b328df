import { $userChanges } from '../../../core/identity.ts'
import { persistentAtom } from '../../../core/persistent.ts'

/** Page or person that was chosen in the search. */
export interface Recent {
  href: string
  title: string
}

const isRecent = (value: unknown): value is Recent => {
  const { href, title } = (value ?? {}) as Partial<Recent>
  return typeof href === 'string' && typeof title === 'string'
}

function decode(text: string): Recent[] {
  try {
    const values: unknown = JSON.parse(text)
    return Array.isArray(values) ? values.filter(isRecent) : []
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return []
  }
}

const most = 5

/** The last five choices, newest first. */
export const $recent = persistentAtom<readonly Recent[] | undefined>('recent', undefined, { encode: JSON.stringify, decode })

export function remember({ href, title }: Recent): void {
  const others = ($recent.get() ?? []).filter((recent) => recent.href !== href)
  $recent.set([{ href, title }, ...others].slice(0, most))
}

/** Removes the choices of an admin who logs out, or whose session another admin takes over. */
export function forgetWithSession(): void {
  const forget = () => $recent.set(undefined)
  document.addEventListener('signed-out', forget)
  $userChanges.listen(forget)
}
