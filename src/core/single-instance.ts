import { version } from '../../package.json'

// The toast outlet. Its definition tells the copies on a page of each other, without a global.
const tag = 'pe-toast-outlet'

let first: boolean | undefined

/** Whether this copy of the package is the page's: the first one is, any other stands down with one warning. */
export function isFirstInstance(): boolean {
  return (first ??= claimPage())
}

function claimPage(): boolean {
  if (typeof customElements === 'undefined') return true
  const other = customElements.get(tag) as { version?: string } | undefined
  if (!other)
    customElements.define(
      tag,
      class extends HTMLElement {
        static readonly version = version
      },
    )
  else console.warn(`Practice Elements ${version} stands down: version ${other.version} is on this page already. Load one of them only.`)
  return !other
}
