/** Measurements of one element. The build measures downloads and calls, `npm run test:measure` the rest, too. */
export interface Measured {
  /** KiB of JavaScript (gzip) loaded before the first content. */
  kib: number
  /** API calls in the element's code, such as `GET /admin/profile`. */
  calls: string[]
  /** API calls until the element is ready. */
  first?: string[]
  /** Findings of axe by appearance, such as `dark`. */
  axe?: Record<string, string[]>
}

/** Measurements of all elements, with date and browser of the last run of `npm run test:measure`. */
export interface Measurements {
  date: string
  browser: string
  elements: Record<string, Measured>
}

/** Fetches the measurements of this machine, or else those that the build ships. */
export async function readMeasurements(): Promise<Measurements | undefined> {
  const answer = await fetch('/demo/measured/elements.json')
  return answer.ok ? ((await answer.json()) as Measurements) : undefined
}
