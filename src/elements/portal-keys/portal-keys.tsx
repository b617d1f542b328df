import { Add20Regular } from '@fluentui/react-icons/headless/svg/add'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { CreatedPortalKey, PortalKey } from '../../core/contract/portals.ts'
import { $portalKeysMessages } from '../../core/i18n/screens/portal-keys.ts'
import { portalKeysResource } from '../../core/portal-keys.ts'
import { Button } from '../ui/controls/button.tsx'
import { Card } from '../ui/display/card/card.tsx'
import { lazyPart } from '../ui/feedback/loading/lazy-part.tsx'
import { Loaded } from '../ui/feedback/loading/loaded.tsx'
import { ForSuperadmin } from '../ui/feedback/notice/for-superadmin.tsx'
import { KeysTable } from './keys-table.tsx'

const CreateKeyDialog = lazyPart(
  () => import('./create-key-dialog.tsx'),
  ({ CreateKeyDialog }) => CreateKeyDialog,
)
const SecretDialog = lazyPart(
  () => import('./secret-dialog.tsx'),
  ({ SecretDialog }) => SecretDialog,
)
const RevokeKeyDialog = lazyPart(
  () => import('./revoke-key-dialog.tsx'),
  ({ RevokeKeyDialog }) => RevokeKeyDialog,
)

export const PortalKeys = () => (
  <ForSuperadmin>
    <Keys />
  </ForSuperadmin>
)

function Keys() {
  const { title, hint, create } = useStore($portalKeysMessages)
  const [$keys] = useState(portalKeysResource)
  const [creating, setCreating] = useState(false)
  const [created, setCreated] = useState<CreatedPortalKey>()
  const [revoking, setRevoking] = useState<PortalKey>()

  return (
    <Card
      title={title}
      actions={
        <Button look="outline" icon={<Add20Regular />} onClick={() => setCreating(true)}>
          <span>{create}</span>
        </Button>
      }
    >
      <div className="pe-stack">
        <p>{hint}</p>
        <Loaded $resource={$keys}>{(keys) => <KeysTable keys={keys} revoke={setRevoking} />}</Loaded>
      </div>
      {creating && <CreateKeyDialog onCreated={setCreated} onClose={() => setCreating(false)} />}
      {created && !creating && <SecretDialog name={created.name} secret={created.secret} onClose={() => setCreated(undefined)} />}
      {revoking && <RevokeKeyDialog portalKey={revoking} onClose={() => setRevoking(undefined)} />}
    </Card>
  )
}
