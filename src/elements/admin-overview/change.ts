import { useStore } from '@nanostores/react'
import type { Figure } from '../../core/contract/overview.ts'
import { $overviewMessages } from '../../core/messages/overview.ts'

/** What a figure has gained or lost, in words; undefined where that can't be told. */
export function useChange() {
  const messages = useStore($overviewMessages)
  return ({ now, before }: Figure, format: (more: number) => string) => {
    if (now === null || before === null) return undefined
    const direction = Math.sign(now - before)
    return { direction, text: direction === 0 ? messages.unchanged : messages.change({ change: format(now - before) }) }
  }
}
