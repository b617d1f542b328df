import { i18n } from '../panel-i18n.ts'
import { params } from '../../../core/i18n/params.ts'

export const $shortcutMessages = i18n('shortcuts', {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  goTo: 'Go to',
  toggleMenu: 'Open or close the menu',
  inTurn: params('{first}, then {second}'),
  singleKeys: 'Enable single-key shortcuts',
  close: 'Close',
})
