import { useStore } from '@nanostores/react'
import type { Figure } from '../../core/contract/overview.ts'
import { $overviewMessages } from '../../core/i18n/screens/overview.ts'

/** Returns a function that describes the change of a figure in words, without its direction. It returns undefined if one of the two values is unknown. */
export function useChange() {
  const messages = useStore($overviewMessages)
  return ({ now, before }: Figure, format: (by: number) => string) => {
    if (now === null || before === null) return undefined
    const direction = Math.sign(now - before)
    return { direction, text: direction === 0 ? messages.unchanged : messages.change({ change: format(Math.abs(now - before)) }) }
  }
}
