import { i18n } from '../i18n.ts'
import { params } from '../params.ts'

export const $portalKeysMessages = i18n('portalKeys', {
  title: 'Portals',
  hint: 'The server of a portal opens sessions for its users with a secret key.',
  empty: 'There are no keys.',
  name: 'Portal',
  key: 'Key',
  created: 'Created',
  lastUse: 'Last Use',
  never: 'Never',
  actions: 'Actions',
  create: 'Create Key',
  nameRequired: 'Portal is required',
  revoke: 'Revoke',
  revokeFor: params('Revoke the key of {name}'),
  revokeTitle: 'Revoke Key',
  consequence: params('The portal {name} can no longer open sessions, and its open sessions end at once. This cannot be undone.'),
  revoked: params('The key of {name} is revoked.'),
  secretTitle: 'Secret Key',
  secretHint: 'Copy the key now and keep it on the server of the portal. It is not shown again.',
  copy: 'Copy',
  copied: 'The key is copied.',
  notCopied: 'The key is selected. Copy it with the keyboard.',
  done: 'Done',
})
