import { computed } from 'nanostores'
import { $mix } from '../../../core/theme/settings.ts'
import { $frameMessages } from '../../i18n/messages/frame.ts'
import { $paletteMessages } from '../../i18n/messages/palette.ts'
import { $shortcutMessages } from '../../i18n/messages/shortcuts.ts'
import { leaveOrAsk } from '../../routing/leaving.ts'
import { logOut } from '../log-out.ts'
import { $shortcutsOpen, $sought } from '../open-state.ts'
import type { Entry } from './entry.ts'

/** Returns the list that is the screen; undefined on other screens. */
const shownList = () => document.querySelector('.screen > :is(account-list, doctor-subscriptions)') ?? undefined

/** Starts the export of a list, or waits for its first rows: a list that still loads its code does not take the event. */
function startExport(list: Element): void {
  const isTaken = () => !list.dispatchEvent(new Event('export-csv', { cancelable: true }))
  if (!isTaken()) list.addEventListener('ready', isTaken, { once: true })
}

/** Actions besides those that have a page. The list is looked up for each text: the page may have changed. */
export const $actions = computed(
  [$paletteMessages, $frameMessages, $shortcutMessages, $mix, $sought],
  ({ exportCsv, darkTheme, lightTheme }, { logOut: logOutLabel }, { title: shortcuts }, mix): Entry[] => {
    const list = shownList()
    const isDark = mix === 'dark-only'
    return [
      ...(list ? [{ title: exportCsv, icon: 'download', choose: () => startExport(list) }] : []),
      {
        title: isDark ? lightTheme : darkTheme,
        icon: isDark ? 'sun' : 'moon',
        choose: () => $mix.set(isDark ? 'light-only' : 'dark-only'),
      },
      { title: shortcuts, icon: 'keyboard', choose: () => $shortcutsOpen.set(true) },
      { title: logOutLabel, icon: 'log-out', choose: () => leaveOrAsk(() => logOut()) },
    ]
  },
)
