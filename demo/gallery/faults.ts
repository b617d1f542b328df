/** What an element can be met with on a page of its own. */
export interface PageFault {
  name: string
  title: string
  sentence: string
}

export const faults: readonly [PageFault, ...PageFault[]] = [
  { name: 'none', title: 'As it is', sentence: 'Nothing is wrong: what the other pages differ from.' },
  {
    name: 'slow',
    title: 'Slow',
    sentence: 'Every answer of the server comes four seconds late. A skeleton stands where the content will be.',
  },
  { name: 'offline', title: 'Offline', sentence: 'No request reaches the server. The element says so and offers Retry.' },
  { name: 'error', title: 'Server error', sentence: 'The server answers every call with 500.' },
  {
    name: 'expired',
    title: 'Expired session',
    sentence: 'The server takes no token any more. Once you have signed in again, everything heals where it stands.',
  },
  {
    name: 'hostile',
    title: 'Hostile CSS',
    sentence: 'The page has a style sheet that spoils what it can reach. It reaches the page, not the element.',
  },
  {
    name: 'csp',
    title: 'Strict policy',
    sentence: "Everything but the page's own files is forbidden, and Trusted Types are required. A violation would stand in the log.",
  },
  { name: 'rtl', title: 'Right to left', sentence: 'The page is Arabic and reads from right to left; the element follows.' },
  { name: 'dark', title: 'Dark', sentence: "The page's color-scheme is dark; the element follows." },
]

export const faultOf = (name: string | undefined): PageFault => faults.find((fault) => fault.name === name) ?? faults[0]
