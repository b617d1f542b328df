import { useEffect, useRef, type RefObject } from 'react'
import { placeBeside } from './place-beside.ts'

/** Shows the label of a menu item as a tooltip if only its icon is visible. Opens on hover or focus, closes on Escape. */
export function LabelTip({ menu }: { menu: RefObject<HTMLElement | null> }) {
  const tip = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const { current: nav } = menu
    const { current: popUp } = tip
    if (!nav || !popUp) return

    const hide = () => popUp.hidePopover()
    const show = ({ target }: Event) => {
      hide()
      const item = target instanceof Element ? target.closest<HTMLElement>('.sidebar-item') : null
      const label = item?.querySelector<HTMLElement>('.sidebar-label')
      if (!item || !label || label.offsetWidth > 1) return
      popUp.textContent = label.textContent
      placeBeside(popUp, item)
      popUp.showPopover()
    }
    const hideByEscape = ({ key }: KeyboardEvent) => key === 'Escape' && hide()

    const ends = ['pointerleave', 'focusout', 'click']
    for (const start of ['pointerover', 'focusin']) nav.addEventListener(start, show)
    for (const end of ends) nav.addEventListener(end, hide)
    document.addEventListener('keydown', hideByEscape)
    return () => {
      for (const start of ['pointerover', 'focusin']) nav.removeEventListener(start, show)
      for (const end of ends) nav.removeEventListener(end, hide)
      document.removeEventListener('keydown', hideByEscape)
    }
  }, [menu])

  return <span ref={tip} className="label-tip" popover="manual" aria-hidden="true" />
}
