import { atom, type ReadableAtom } from 'nanostores'
import Navigo, { type Match } from 'navigo'
import { revalidate } from '../../core/resources/cache.ts'
import { $signedIn } from '../../core/session/session-state.ts'
import { guard } from './guard.ts'
import { visitLayoutOf } from './layout-of-address.ts'
import { guardHistory, newEntry, sameEntry } from './history-steps.ts'
import { $waiting, leaveOrAsk } from './leaving.ts'
import { $listQueries, forgetLists, queryWith } from './list-address.ts'
import { hrefOf, isCurrentAddress, pathOf } from '../installation/paths.ts'
import { $resetToken, takeResetToken } from './reset-link.ts'
import { routes, type Access, type Route, type Screen } from './routes.ts'

export interface Place {
  path: string
  access: Access
  /** Undefined if there is no page at this path. */
  screen: Screen | undefined
}

export interface Router {
  $place: ReadableAtom<Place | undefined>
  go: (path: string) => void
  /** Stores the state of the screen's lists in the address. Replaces the history entry, so that Back leaves the screen. */
  keepListState: (state: string) => void
  /** Runs the guard again for the current page and redirects if it refuses. */
  check: () => void
}

const unknown: Route = { path: '*', access: 'signed-in' }

/** Shows the page of the current address and follows Back and Forward. */
export function startRouter(): Router {
  readAddress()
  // Must run before navigo's own listener.
  window.addEventListener('popstate', readAddress)
  const { moved } = guardHistory()

  const navigo = new Navigo(hrefOf('/'))
  const $place = atom<Place | undefined>(undefined)

  const refusalOf = (access: Access) => guard(access, $signedIn.get(), $resetToken.get() !== undefined)

  // Navigo sets the address after this call and queues navigations made meanwhile, so a redirect replaces the refused address.
  const enter = (route: Route) => (match?: Match) => {
    const redirect = refusalOf(route.access) ?? route.redirect
    if (redirect !== undefined) return replaceBy(redirect)
    if (!match) return
    const { url, queryString, data } = match
    const screen = route.screen?.(queryString)
    if (route.access === 'public') forgetLists()
    if (screen?.attributes['list-state'] !== undefined) $listQueries.setKey(`/${url}`, queryString)
    visitLayoutOf(data?.layout)
    $waiting.set(undefined)
    $place.set({ path: `/${url}`, access: route.access, screen })
  }

  const replaceBy = (path: string) => navigo.navigate(path, sameEntry)

  const go = (path: string) => {
    const destination = routes.find((route) => route.path === path)?.redirect ?? path
    if (isCurrentAddress(destination)) return revalidate()
    leaveOrAsk(() => {
      navigo.navigate(destination, newEntry)
      moved()
      window.scrollTo({ top: 0, behavior: 'instant' })
    })
  }

  const keepListState = (state: string) => {
    if ($place.get()?.screen?.attributes['list-state'] === undefined) return
    const query = queryWith(location.search, state)
    replaceBy(pathOf(location.pathname) + (query && `?${query}`))
  }

  const check = () => {
    const place = $place.get()
    const redirect = place && refusalOf(place.access)
    if (redirect !== undefined) replaceBy(redirect)
  }

  // A link for a forgotten password may be followed at the sign-in page itself.
  for (const route of routes) navigo.on(route.path, enter(route), route.access === 'public' ? { already: enter(route) } : {})
  navigo.notFound(enter(unknown))
  navigo.resolve()
  return { $place, go, keepListState, check }
}

function readAddress(): void {
  takeResetToken()
  repairAddress()
}

/**
 * Leads the folder of the installation and its `index.html` to the start page: navigo does not know these addresses.
 * Escapes `%` in a malformed address, because navigo stops for good at an invalid escape such as `%E0`.
 * Escapes the second of two slashes, because navigo would take `//doctors` for `/doctors`.
 */
function repairAddress(): void {
  const { pathname, search } = location
  if (['', '/index.html'].includes(pathOf(pathname))) history.replaceState(history.state, '', hrefOf('/') + search)
  if (pathname.includes('//')) history.replaceState(history.state, '', pathname.replaceAll('//', '/%2F') + search)
  try {
    decodeURIComponent(location.pathname + location.search)
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    history.replaceState(history.state, '', location.href.replaceAll('%', '%25'))
  }
}
