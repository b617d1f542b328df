import { i18n } from '../i18n.ts'

export const $conflictMessages = i18n('conflict', {
  keepMine: 'Keep my changes',
  takeTheirs: 'Show the saved version',
})
