/** What the last test run measured of one element. */
export interface Measured {
  /** KiB of JavaScript, gzip, before the element shows anything. */
  kib: number
  /** Calls that its program holds, such as `GET /admin/profile`. */
  calls: string[]
  /** Those of them that were made until it was ready. */
  first: string[]
  /** Findings of axe in each look, such as `dark`. */
  axe: Record<string, string[]>
}

/** Of all elements, and when and where. */
export interface Measurements {
  date: string
  browser: string
  elements: Record<string, Measured>
}

/** Undefined until tests have run. */
export async function readMeasurements(): Promise<Measurements | undefined> {
  const answer = await fetch('/demo/measured/elements.json')
  return answer.ok ? ((await answer.json()) as Measurements) : undefined
}
