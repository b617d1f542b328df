import { useStore } from '@nanostores/react'
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { currentOf } from '../../routing/menu.ts'
import { $menuMessages } from '../../i18n/messages/menu.ts'
import type { GroupProps } from './listed-group.tsx'
import { MenuIcon } from './menu-icon.tsx'
import { MenuLink } from './menu-link.tsx'
import { placeBeside } from './place-beside.ts'

/** Renders a menu group as a button with a pop-up list. A group with a single link renders only that link. */
export function PopUpGroup({ group, path, onChoice }: GroupProps) {
  const { title, icon, items } = group
  const words = useStore($menuMessages)
  const button = useRef<HTMLButtonElement>(null)
  const popUp = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState(false)

  const [only, ...others] = items
  if (only && others.length === 0) return <MenuLink item={only} path={path} onChoice={onChoice} />

  function closeOutside({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) popUp.current?.hidePopover()
  }

  function enterByArrow(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    popUp.current?.showPopover()
    popUp.current?.querySelector('a')?.focus()
  }

  return (
    <section onBlur={closeOutside}>
      <button
        type="button"
        ref={button}
        className={items.some((item) => currentOf(item, path)) ? 'sidebar-item within' : 'sidebar-item'}
        data-pe-tip=""
        popoverTarget={`menu-${title}`}
        aria-expanded={open}
        aria-controls={`menu-${title}`}
        onKeyDown={enterByArrow}
      >
        <MenuIcon name={icon} />
        <span className="sidebar-label">{words[title]}</span>
        <Icon name="chevron-down" />
      </button>
      <ul
        id={`menu-${title}`}
        ref={popUp}
        className="sidebar-pop-up"
        aria-label={words[title]}
        popover="auto"
        onBeforeToggle={() => button.current && popUp.current && placeBeside(popUp.current, button.current)}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {items.map((item) => (
          <li key={item.path}>
            <MenuLink
              item={item}
              path={path}
              onChoice={() => {
                popUp.current?.hidePopover()
                onChoice()
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
