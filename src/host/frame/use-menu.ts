import { useRef, useState, type KeyboardEvent, type ToggleEvent } from 'react'

/**
 * A menu that is a popover, and the button that opens it, with the keys of a menu: arrows, Home and End move the focus, Escape and Tab close.
 * `first` is the item that has the focus at the beginning.
 */
export function useMenu(id: string, first = 0) {
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
  const close = () => menu.current?.hidePopover()

  function openWithArrow(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    menu.current?.showPopover()
  }

  function moveFocus(event: KeyboardEvent): void {
    const all = items()
    const at = all.findIndex((item) => item === document.activeElement)
    const target = { ArrowDown: (at + 1) % all.length, ArrowUp: (at - 1 + all.length) % all.length, Home: 0, End: all.length - 1 }[
      event.key
    ]
    // Tab goes on from the button, where closing puts the focus.
    if (event.key === 'Tab') close()
    if (target === undefined) return
    event.preventDefault()
    all[target]?.focus()
  }

  function follow({ newState }: ToggleEvent): void {
    setOpen(newState === 'open')
    if (newState === 'open') items()[first]?.focus()
  }

  return {
    buttonAttributes: { popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': open, 'aria-controls': id, onKeyDown: openWithArrow },
    menuAttributes: { id, role: 'menu', popover: 'auto', ref: menu, onToggle: follow, onKeyDown: moveFocus, onClick: close },
  } as const
}
