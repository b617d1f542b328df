import { computed, type ReadableAtom } from 'nanostores'
import { decodeId } from '../../core/ids.ts'
import { $pageMessages, type PageWord } from '../i18n/messages/pages.ts'
import { home } from './entry-paths.ts'
import { $listQueries, addressAsItWas, withListState } from './list-address.ts'
import { $resetToken } from './reset-link.ts'
import { screens, type ScreenRow } from './screens.ts'

/** Public routes are for visitors who are not signed in. They render without the frame. */
export type Access = 'public' | 'signed-in'

/** A step of the breadcrumb. */
export interface Step {
  label: string
  /** Path of the step's page. Undefined if the step has none. */
  path?: string | undefined
}

export interface Heading {
  title: string
  /** List or task of the page, if its title is only the name of a person. */
  context?: string | undefined
  /** The breadcrumb after the home link: parents, then the page itself. */
  trail: readonly Step[]
}

/** A custom element with its attributes, its page heading and its import. */
export interface Screen extends Pick<ScreenRow, 'tag' | 'load'> {
  attributes: Readonly<Record<string, string>>
  /** The person whose name is the page's title; undefined on other pages. */
  record: string | undefined
  /** Address of the person's own page, if this is another one. */
  recordPath: string | undefined
  /** True if the screen shows the title of the page: the name of the person. */
  hasOwnTitle: boolean
  $heading: ReadableAtom<Heading>
}

export interface Route {
  path: string
  access: Access
  /** Path to redirect to; such a route has no screen. */
  redirect?: string
  screen?: (query: string) => Screen
}

export const routes: readonly Route[] = [{ path: '/', access: 'signed-in', redirect: home }, ...screens.map(routeOf)]

function routeOf(row: ScreenRow): Route {
  const { path, access = 'signed-in', tag, load } = row
  const $heading = headingOf(row)
  const screen = (query: string): Screen => {
    const id = new URLSearchParams(query).get('id')
    return {
      tag,
      load,
      $heading,
      attributes: attributesOf(row, query),
      record: row.hasName && `${path} ${id}`,
      hasOwnTitle: row.hasName === true && row.withinRecord === undefined,
      recordPath: row.withinRecord && `${row.withinRecord}?${new URLSearchParams({ id: id ?? '' })}`,
    }
  }
  return { path, access, screen }
}

function headingOf({ heading: [page, ...parents], title = page }: ScreenRow): ReadableAtom<Heading> {
  return computed([$pageMessages, $listQueries], (words) => {
    const addressOf = (path: string | undefined) => path && addressAsItWas(path)
    return {
      title: words[title],
      trail: [...parents.map((word) => ({ label: words[word], path: addressOf(pathOfPage(word)) })), { label: words[page] }],
    }
  })
}

const pathOfPage = (word: PageWord) => screens.find(({ heading }) => heading[0] === word)?.path

function attributesOf(
  { attributes, idAttribute, isIdOptional, hasSections, hasResetLink, hasLists }: ScreenRow,
  query: string,
): Screen['attributes'] {
  const parameters = new URLSearchParams(query)
  const id = parameters.get('id')
  const section = parameters.get('section')
  const resetToken = $resetToken.get()
  return {
    ...attributes,
    ...(idAttribute && !(isIdOptional && id === null) && { [idAttribute]: String(decodeId(id ?? '') ?? '') }),
    ...(hasSections && section !== null && { section }),
    ...(hasResetLink && resetToken !== undefined && { 'reset-token': resetToken }),
    ...(hasLists && withListState(query)),
  }
}
