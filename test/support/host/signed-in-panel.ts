import { expect } from '@open-wc/testing'
import { openPanel, type Panel } from '../panel.ts'
import { until } from '../until.ts'

/** Waits for the first rows of the panel's list and returns the list. */
export async function shownList(panel: Panel): Promise<HTMLElement> {
  await until(() => panel.document.querySelector('doctor-subscriptions')?.shadowRoot?.querySelector('[part~=row]'), 'No rows')
  return panel.document.querySelector<HTMLElement>('doctor-subscriptions')!
}

/** Opens the panel and waits for the list's first rows. The test page must be signed in. */
export async function openList(path = '/subscription/active', size?: { width: number; height: number }): Promise<Panel> {
  const panel = await openPanel(path, size)
  await shownList(panel)
  return panel
}

/** Waits for the page heading with this title and returns it. */
export async function headed(panel: Panel, title: string): Promise<HTMLElement> {
  const heading = () => panel.document.querySelector<HTMLElement>('main h1')
  await until(() => heading()?.textContent === title, `No page is headed '${title}'`)
  return heading()!
}

const keys = ['access_token', 'token', 'login', 'Name', 'authenticated', 'profileURL', 'auth0_profile'] as const

export const stored = (): Record<string, string | null> => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]))

export function expectLoggedOut(): void {
  expect(stored()).to.deep.equal({
    access_token: null,
    token: null,
    login: null,
    Name: null,
    authenticated: 'false',
    profileURL: null,
    auth0_profile: null,
  })
}
