import { useRef, useState, type KeyboardEvent, type ToggleEvent } from 'react'

/**
 * Returns the attributes of a popover menu and of the button that opens it.
 * Arrow keys, Home and End move the focus. Escape and Tab close the menu.
 * `first` is the index of the item that gets the focus on opening (default 0).
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
    // Closing moves the focus back to the button, and Tab continues from there.
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
