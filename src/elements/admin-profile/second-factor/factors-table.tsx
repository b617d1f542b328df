import { ArrowClockwise20Regular } from '@fluentui/react-icons/headless/svg/arrow-clockwise'
import { Delete20Regular } from '@fluentui/react-icons/headless/svg/delete'
import { QrCode20Regular } from '@fluentui/react-icons/headless/svg/qr-code'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { recoveryCodeCount, type SecondFactor } from '../../../core/contract/second-factor.ts'
import { formatDate } from '../../../core/format.ts'
import { $secondFactorMessages } from '../../../core/i18n/screens/second-factor.ts'
import { RowAction } from '../../ui/list/cells/row-action.tsx'
import { ShortTable } from '../../ui/list/short-table/short-table.tsx'
import type { FactorChange } from './factor-dialog.tsx'

interface Factor {
  key: string
  name: string
  state: string
  action: ReactNode
}

interface FactorsTableProps {
  factors: SecondFactor
  onChange: (change: FactorChange) => void
}

export function FactorsTable({ factors: { totp, passkeys, recovery_codes }, onChange }: FactorsTableProps) {
  const messages = useStore($secondFactorMessages)
  const app: Factor = {
    key: 'totp',
    name: messages.app,
    state: totp ? messages.appOn : messages.appOff,
    action: totp ? (
      <RowAction
        danger
        label={messages.remove}
        description={messages.removeApp}
        icon={<Delete20Regular />}
        onClick={() => onChange({ name: 'remove-totp' })}
      />
    ) : (
      <RowAction
        label={messages.setUp}
        description={messages.setUpTitle}
        icon={<QrCode20Regular />}
        onClick={() => onChange({ name: 'add-totp' })}
      />
    ),
  }
  const keys = passkeys.map((passkey): Factor => {
    const { id, name, createdAt, usedAt } = passkey
    return {
      key: `passkey ${id}`,
      name,
      state: usedAt ? messages.passkeyUsed({ date: formatDate(usedAt) }) : messages.passkeyUnused({ date: formatDate(createdAt) }),
      action: (
        <RowAction
          danger
          label={messages.remove}
          description={messages.removePasskeyOf({ name })}
          icon={<Delete20Regular />}
          onClick={() => onChange({ name: 'remove-passkey', passkey })}
        />
      ),
    }
  })
  const codes: Factor = {
    key: 'codes',
    name: messages.codes,
    state: messages.codesLeft({ left: recovery_codes ?? 0, all: recoveryCodeCount }),
    action: (
      <RowAction
        label={messages.newCodes}
        description={messages.newCodes}
        icon={<ArrowClockwise20Regular />}
        onClick={() => onChange({ name: 'renew-codes' })}
      />
    ),
  }
  return (
    <ShortTable
      label={messages.title}
      rows={[app, ...keys, ...(totp || keys.length > 0 ? [codes] : [])]}
      keyOf={({ key }) => key}
      columns={[
        { key: 'name', label: messages.name, kind: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
        { key: 'state', label: messages.state, text: ({ state }) => state },
        { key: 'actions', label: messages.actions, kind: 'actions', cell: ({ action }) => <div className="pe-actions">{action}</div> },
      ]}
    />
  )
}
