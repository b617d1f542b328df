/** Measurements of one element by `npm run test:measure`. */
export interface Measured {
  /** KiB of JavaScript (gzip) loaded before the first content. */
  kib: number
  /** API calls in the element's code, such as `GET /admin/profile`. */
  calls: string[]
  /** API calls until the element is ready. */
  first: string[]
  /** Findings of axe by appearance, such as `dark`. */
  axe: Record<string, string[]>
}

/** Measurements of all elements, with date and browser. */
export interface Measurements {
  date: string
  browser: string
  elements: Record<string, Measured>
}

/** Fetches the measurements. Resolves to undefined before the first run. */
export async function readMeasurements(): Promise<Measurements | undefined> {
  const answer = await fetch('/demo/measured/elements.json')
  return answer.ok ? ((await answer.json()) as Measurements) : undefined
}
