import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../demo/deploy', import.meta.url))

/**
 * Returns a file of demo/deploy with some texts replaced, such as ports and paths.
 * @throws Error for a text that the file does not contain.
 */
export const deployFile = (name: string, replacements: Record<string, string | number>) =>
  Object.entries(replacements).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`demo/deploy/${name} does not contain "${from}"`)
      return text.replaceAll(from, String(to))
    },
    readFileSync(join(folder, name), 'utf8'),
  )

/** Reads a file of demo/deploy with one variable a line. */
export const deployVariables = (name: string): Record<string, string> =>
  Object.fromEntries(
    deployFile(name, {})
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
