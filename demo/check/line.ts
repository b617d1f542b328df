/** `needed`: without it a screen does not work. `recommended`: screens are faster or safer with it. `security`: tokens and roles. */
export type Level = 'needed' | 'recommended' | 'security'

/** One trait of a backend that the check looks at. */
export interface Trait {
  level: Level
  /** Call or trait, such as `GET /admin/doctors`. */
  name: string
  wanted: string
  /** Section of the guide `own-backend.html` that demands it. */
  guide: string
}

export type Result = 'pass' | 'fail' | 'skip'

/** Result for one trait. */
export interface Line extends Trait {
  result: Result
  found: string
}

export const pass = (trait: Trait, found: string): Line => ({ ...trait, result: 'pass', found })
export const fail = (trait: Trait, found: string): Line => ({ ...trait, result: 'fail', found })

/** Line of a trait that could not be checked, with the reason. */
export const skip = (trait: Trait, reason: string): Line => ({ ...trait, result: 'skip', found: `not checked: ${reason}` })

/** Line that passes if `condition` is true. */
export const judge = (trait: Trait, condition: boolean, found: string): Line => (condition ? pass : fail)(trait, found)
