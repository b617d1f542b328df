import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const dist = fileURLToPath(new URL('../../dist', import.meta.url))
export const referencePages = fileURLToPath(new URL('pages', import.meta.url))

/** Build output of `referencePages`; served at `/bench/`. */
export const builtPages = join(dist, 'bench')
