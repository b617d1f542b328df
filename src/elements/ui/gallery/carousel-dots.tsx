import { CarouselNavButton, renderCarouselNav_unstable, useCarouselNavStyles_unstable, useCarouselNav_unstable } from '@fluentui/react-components'
import { useStore } from '@nanostores/react'
import type { KeyboardEvent } from 'react'
import { $direction } from '../../../core/theme/theme.ts'

/** Fluent's dots, without its invisible marks beside them that could take the focus; the arrows move it here. */
export function CarouselDots({ labelOf }: { labelOf: (group: number) => string }) {
  const forward = useStore($direction) === 'rtl' ? -1 : 1
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: forward, ArrowLeft: -forward }[event.key]
    if (step === undefined || !(event.target instanceof HTMLElement)) return
    const dots = [...event.currentTarget.querySelectorAll('button')]
    dots[dots.findIndex((dot) => dot === event.target) + step]?.focus()
  }
  const state = useCarouselNav_unstable(
    { className: 'pe-carousel-dots', onKeyDown: moveFocus, children: (group) => <CarouselNavButton aria-label={labelOf(group)} /> },
    null,
  )
  useCarouselNavStyles_unstable(state)
  return renderCarouselNav_unstable({ ...state, root: { ...state.root, 'data-tabster': undefined } as typeof state.root }, { carouselNav: {} })
}
