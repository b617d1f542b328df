import type { AccountChange } from '../../../core/contract/admin-accounts.ts'

/** Names of the texts of each change: its button, its consequence, and the toast after it. */
export const changeTexts = {
  disable: { action: 'disable', consequence: 'disableText', done: 'disabled' },
  enable: { action: 'enable', consequence: 'enableText', done: 'enabled' },
  promote: { action: 'promote', consequence: 'promoteText', done: 'promoted' },
  demote: { action: 'demote', consequence: 'demoteText', done: 'demoted' },
  'send-reset-link': { action: 'sendLink', consequence: 'sendLinkText', done: 'linkSent' },
  'reset-second-factor': { action: 'resetSecondFactor', consequence: 'resetSecondFactorText', done: 'secondFactorReset' },
  'end-sessions': { action: 'endSessions', consequence: 'endSessionsText', done: 'sessionsEnded' },
} as const satisfies Record<AccountChange, object>
