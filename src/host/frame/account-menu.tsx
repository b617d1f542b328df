import { useStore } from '@nanostores/react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { $roleLabels, roleLabel } from '../../core/messages/roles.ts'
import { Icon } from '../icon.tsx'
import { leave } from '../leaving.ts'
import { $frameUser, logOut } from '../log-out.ts'
import { $frameMessages } from '../messages/frame.ts'
import { $shortcutMessages } from '../messages/shortcuts.ts'
import { hrefOf } from '../paths.ts'
import './account-menu.css'
import { $shortcutsOpen } from './shortcuts-open.ts'
import { UserPicture } from './user-picture.tsx'

/** The button with who is signed in, and its menu. */
export function AccountMenu() {
  const { name, role, profile_picture } = useStore($frameUser)
  const { account, logOut: logOutLabel } = useStore($frameMessages)
  const { title: shortcuts } = useStore($shortcutMessages)
  const label = roleLabel(useStore($roleLabels), role)
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  function openWithArrow(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    menu.current?.showPopover()
  }

  function moveFocus(event: KeyboardEvent): void {
    const all = items()
    const at = all.findIndex((item) => item === document.activeElement)
    const target = { ArrowDown: (at + 1) % all.length, ArrowUp: (at - 1 + all.length) % all.length, Home: 0, End: all.length - 1 }[event.key]
    // Tab goes on from the button, where closing puts the focus.
    if (event.key === 'Tab') menu.current?.hidePopover()
    if (target === undefined) return
    event.preventDefault()
    all[target]?.focus()
  }

  const words = (
    <>
      <span className="account-name">{name.toLocaleUpperCase()}</span>
      <span className="account-role">{label}</span>
    </>
  )

  return (
    <>
      <button
        type="button"
        className="account"
        popoverTarget="account-menu"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls="account-menu"
        onKeyDown={openWithArrow}
      >
        <UserPicture name={name} url={profile_picture} />
        <span className="account-words">{words}</span>
        <Icon name="chevron-down" />
      </button>
      <div
        id="account-menu"
        className="account-menu"
        role="menu"
        aria-label={account}
        popover="auto"
        ref={menu}
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'open') items()[0]?.focus()
        }}
        onKeyDown={moveFocus}
        onClick={() => menu.current?.hidePopover()}
      >
        <p className="account-who" aria-hidden="true">
          {words}
        </p>
        <a role="menuitem" tabIndex={-1} href={hrefOf('/profile')}>
          <Icon name="profile" />
          {account}
        </a>
        <button type="button" role="menuitem" tabIndex={-1} onClick={() => $shortcutsOpen.set(true)}>
          <Icon name="keyboard" />
          {shortcuts}
        </button>
        <button type="button" role="menuitem" tabIndex={-1} onClick={() => leave(() => logOut())}>
          <Icon name="log-out" />
          {logOutLabel}
        </button>
      </div>
    </>
  )
}
