import { useStore } from '@nanostores/react'
import { $overviewMessages } from '../../core/messages/overview.ts'

/** What a figure has gained or lost, in words. */
export function useChange() {
  const messages = useStore($overviewMessages)
  return ({ now, before }: { now: number; before: number }, format: (more: number) => string) => {
    const direction = Math.sign(now - before)
    return { direction, text: direction === 0 ? messages.unchanged : messages.change({ change: format(now - before) }) }
  }
}
