import { computed } from 'nanostores'
import { foldText } from '../../../core/contract/fold-text.ts'
import { $menuMessages } from '../../i18n/messages/menu.ts'
import { $paletteMessages } from '../../i18n/messages/palette.ts'
import { $searchMessages } from '../../i18n/messages/search.ts'
import { hrefOf, pathOf } from '../../installation/paths.ts'
import { menuFor } from '../../routing/menu.ts'
import { rowAt, screens } from '../../routing/screens.ts'
import { $frameUser } from '../log-out.ts'
import { $sought } from '../open-state.ts'
import { $actions } from './actions.ts'
import type { Entry, EntryGroup } from './entry.ts'
import { $people, type Person } from './people.ts'
import { $recent, remember, type Recent } from './recent.ts'
import { searchMenu, type FoundLink } from './search-menu.ts'

export interface Found {
  groups: readonly EntryGroup[]
  /** Entries of all groups. */
  entries: readonly Entry[]
  /** True while people are searched. */
  searching: boolean
  /** Tells that there are no entries, or that people cannot be searched. */
  note: string | undefined
}

/** Entries for the text of the search; undefined while it lists none. */
export const $found = computed(
  [$sought, $frameUser, $menuMessages, $searchMessages, $paletteMessages, $actions, $recent, $people],
  (sought, { role }, words, { none }, { recent, pages, actions, failed }, allActions, chosen = [], people): Found | undefined => {
    if (sought === undefined) return undefined
    const linksFor = (text: string) => searchMenu(menuFor(role), words, text)
    const wanted = foldText(sought)
    const links = linksFor(sought)
    const allGroups: EntryGroup[] = [
      { title: recent, entries: wanted ? [] : recentEntries(chosen, linksFor('')) },
      { title: pages, entries: recentFirst(links.filter(({ isAction }) => !isAction).map(pageEntry), wanted ? chosen : []) },
      {
        title: actions,
        entries: [
          ...links.filter(({ isAction }) => isAction).map(pageEntry),
          ...allActions.filter(({ title }) => foldText(title).includes(wanted)),
        ],
      },
      { title: words.practices, entries: recentFirst(people.doctors.map(personEntry), chosen) },
      { title: words.patients, entries: recentFirst(people.patients.map(personEntry), chosen) },
    ]
    const groups = allGroups.filter(({ entries }) => entries.length > 0)
    const searching = people.state === 'searching'
    const note = people.state === 'failed' ? failed : groups.length === 0 && !searching ? none : undefined
    return { groups, entries: groups.flatMap(({ entries }) => entries), searching, note }
  },
)

function pageEntry({ path, title, group, icon }: FoundLink): Entry {
  const href = hrefOf(path)
  return { title, icon, href, group, choose: () => remember({ href, title }) }
}

function personEntry(person: Person): Entry {
  const { href, title } = person
  return { ...person, choose: () => href !== undefined && remember({ href, title }) }
}

/** Pages have their title in the current language. A page that the role may not see any more is left out. */
function recentEntries(chosen: readonly Recent[], links: readonly FoundLink[]): Entry[] {
  return chosen.flatMap(({ href, title }) => {
    const row = rowAt(pathOf(new URL(href, location.href).pathname))
    if (row?.menu) return links.filter((link) => link.row === row).map(pageEntry)
    const list = screens.find(({ path }) => path === row?.within)
    return [personEntry({ href, title, icon: list?.menu?.icon ?? 'profile' })]
  })
}

function recentFirst(entries: readonly Entry[], chosen: readonly Recent[]): Entry[] {
  const isRecent = ({ href }: Entry) => chosen.some((recent) => recent.href === href)
  return [...entries.filter(isRecent), ...entries.filter((entry) => !isRecent(entry))]
}
