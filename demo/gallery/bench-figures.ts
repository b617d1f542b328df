export interface Figure {
  measure: string
  subject: string
  value: number
  unit: string
  rows?: number
  condition?: string
  ratio?: number
}

/** Results of `npm run bench`. */
export interface Bench {
  date: string
  machine: string
  /** Load average of the machine before the measurement. */
  load: number
  browser: string
  quick: boolean
  rounds: number
  goals: { goal: string; value?: number; reached?: boolean; where?: string }[]
  figures: Figure[]
}

/** Fetches the results of this machine, or else those that the build ships. */
export async function readBench(): Promise<Bench | undefined> {
  const answer = await fetch('/demo/measured/bench.json')
  return answer.ok ? ((await answer.json()) as Bench) : undefined
}

export const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

export const shown = (value: number, unit: string): string =>
  `${value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })} ${unit}`.trim()
