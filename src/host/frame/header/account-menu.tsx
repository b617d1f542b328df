import { useStore } from '@nanostores/react'
import { $roleLabels, roleLabel } from '../../../core/i18n/parts/roles.ts'
import { Icon } from '../../parts/icon.tsx'
import { leaveOrAsk } from '../../routing/leaving.ts'
import { $frameUser, logOut } from '../log-out.ts'
import { $frameMessages } from '../../i18n/messages/frame.ts'
import { $shortcutMessages } from '../../i18n/messages/shortcuts.ts'
import { hrefOf } from '../../installation/paths.ts'
import './account-menu.css'
import { $shortcutsOpen } from '../open-state.ts'
import { useMenu } from '../../parts/use-menu.ts'
import { UserPicture } from './user-picture.tsx'

export function AccountMenu() {
  const { name, role, profile_picture } = useStore($frameUser)
  const { account, logOut: logOutLabel } = useStore($frameMessages)
  const { title: shortcuts } = useStore($shortcutMessages)
  const label = roleLabel(useStore($roleLabels), role)
  const { buttonAttributes, menuAttributes } = useMenu('account-menu')

  const words = (
    <>
      <span className="account-name" dir="auto">
        {name.toLocaleUpperCase()}
      </span>
      <span className="account-role">{label}</span>
    </>
  )

  return (
    <>
      <button type="button" className="account" {...buttonAttributes}>
        <UserPicture name={name} url={profile_picture} />
        <span className="account-words">{words}</span>
        <Icon name="chevron-down" />
      </button>
      <div className="account-menu" aria-label={account} {...menuAttributes}>
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
        <button type="button" role="menuitem" tabIndex={-1} onClick={() => leaveOrAsk(() => logOut())}>
          <Icon name="log-out" />
          {logOutLabel}
        </button>
      </div>
    </>
  )
}
