import { version } from '../../package.json'

// Element of the toast outlet. Its definition marks the page for other copies of the package, without a global variable.
const tag = 'pe-toast-outlet'

let first: boolean | undefined

/** Returns true for the first copy of the package on the page. Any other copy disables itself and logs one warning. */
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
  else console.warn(`Practice Elements ${version} is disabled: version ${other.version} is already on this page. Load only one of them.`)
  return !other
}
