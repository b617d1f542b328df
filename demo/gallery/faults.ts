/** A fault or environment that a page of the gallery applies to one element. */
export interface PageFault {
  name: string
  title: string
  sentence: string
}

export const faults: readonly [PageFault, ...PageFault[]] = [
  { name: 'none', title: 'No fault', sentence: 'The element without a fault, for comparison.' },
  { name: 'slow', title: 'Slow', sentence: 'Every response is delayed by 4 s. The element shows a skeleton meanwhile.' },
  { name: 'offline', title: 'Offline', sentence: 'No request reaches the server. The element shows an error and a Retry button.' },
  { name: 'error', title: 'Server error', sentence: 'Every request fails with status 500.' },
  {
    name: 'expired',
    title: 'Expired session',
    sentence: 'Every request fails with status 401 until you sign in again. The element then recovers in place.',
  },
  {
    name: 'hostile',
    title: 'Hostile CSS',
    sentence: 'The page loads an aggressive style sheet. It changes the page, but not the element.',
  },
  {
    name: 'csp',
    title: 'Strict policy',
    sentence: 'The policy allows same-origin files only and requires Trusted Types. The log shows violations.',
  },
  { name: 'rtl', title: 'Right to left', sentence: 'The page is Arabic and reads from right to left. The element follows the page.' },
  { name: 'dark', title: 'Dark', sentence: 'The color-scheme of the page is dark. The element follows the page.' },
]

export const faultOf = (name: string | undefined): PageFault => faults.find((fault) => fault.name === name) ?? faults[0]
