import { useLayoutEffect, type RefObject } from 'react'
import { openLayer } from '../../runtime/layers.ts'

/** Focuses a control of a popover when its content appears: that loads lazily, so the popover may be open already. */
export function usePopoverFocus(first: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    first.current?.focus()
    const popover = first.current?.closest<HTMLElement>('[popover]')
    return popover ? openLayer(popover, () => popover.hidePopover()) : undefined
  }, [first])
}
