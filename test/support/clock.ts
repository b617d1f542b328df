const clocks = new Map<Window & typeof globalThis, DateConstructor>()

/** Advances the clock of a window by `milliseconds`, until `restoreClocks`. Timers are not affected. */
export function passTime(milliseconds: number, view: Window & typeof globalThis = window): void {
  const Real = clocks.get(view) ?? view.Date
  clocks.set(view, Real)
  const Before = view.Date
  view.Date = class extends Real {
    constructor(...parts: [] | [string | number | Date]) {
      super(...((parts.length > 0 ? parts : [Before.now() + milliseconds]) as [number]))
    }

    static override now(): number {
      return Before.now() + milliseconds
    }
  } as DateConstructor
}

export function restoreClocks(): void {
  for (const [view, Real] of clocks) view.Date = Real
  clocks.clear()
}
