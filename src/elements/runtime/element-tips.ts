import { followTips } from '../../core/tips/follow-tips.ts'
import { onLastElementRemoved, watchRoots } from './roots.ts'

let stop: (() => void) | undefined

/** Shows tooltips while an element is on the page. */
export function showElementTips(): void {
  watchRoots(() => (stop ??= followTips()))
  onLastElementRemoved(() => {
    stop?.()
    stop = undefined
  })
}
