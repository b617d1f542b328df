import { CarouselNavButton, renderCarouselNav_unstable, useCarouselNavStyles_unstable, useCarouselNav_unstable, useFluent } from '@fluentui/react-components'
import type { KeyboardEvent } from 'react'

/** Fluent's dots, without its invisible marks beside them that could take the focus; the arrows move it here. */
export function CarouselDots({ labelOf }: { labelOf: (group: number) => string }) {
  const forward = useFluent().dir === 'rtl' ? -1 : 1
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
