export interface Figure {
  /** Name of the measurement, such as `first row`. */
  measure: string
  /** Measured page: an element, the panel or a reference. */
  subject: string
  /** Number of rows, or the conditions, as text. */
  scale: string
  /** Median of the rounds. */
  value: number
  unit: 'ms' | 'KiB' | 'MiB' | '1/s' | ''
  rows?: number
  /** Name of the CPU and network condition. */
  condition?: string
  /** Value of each round. */
  samples?: readonly number[]
  /** Ratio to the floor of the same measure and scale; 1 is as fast or as small as a page by hand. */
  ratio?: number
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Collects the values of all rounds under one condition, by measure and subject. */
export class Samples {
  readonly #where: Pick<Figure, 'rows' | 'condition'>
  readonly #figures = new Map<string, Figure & { samples: number[] }>()

  constructor(where: Pick<Figure, 'rows' | 'condition'>) {
    this.#where = where
  }

  add(measure: string, subject: string, value: number, unit: Figure['unit']): void {
    if (!Number.isFinite(value)) throw new Error(`${subject} has no figure for "${measure}"`)
    const key = `${measure}\n${subject}`
    const { rows, condition } = this.#where
    const scale = [rows === undefined ? [] : `${rows.toLocaleString('en')} doctors`, condition ?? []].flat().join(', ')
    const figure: Figure & { samples: number[] } = this.#figures.get(key) ?? {
      measure,
      subject,
      scale,
      value,
      unit,
      ...this.#where,
      samples: [],
    }
    figure.samples.push(value)
    this.#figures.set(key, { ...figure, value: median(figure.samples) })
  }

  figures(): Figure[] {
    return [...this.#figures.values()]
  }
}

/** Adds to each figure its ratio to the floor, if the floor was measured. */
export function withRatios(figures: readonly Figure[], floorOf: (subject: string) => string): Figure[] {
  const keyOf = ({ measure, scale }: Figure, subject: string) => [measure, scale, subject].join('\n')
  const values = new Map(figures.map((figure) => [keyOf(figure, figure.subject), figure.value]))
  return figures.map((figure) => {
    const floor = values.get(keyOf(figure, floorOf(figure.subject)))
    return floor ? { ...figure, ratio: figure.value / floor } : figure
  })
}
