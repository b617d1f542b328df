import { existsSync, readdirSync } from 'node:fs'

/** Returns the entry file of every element by tag: `src/elements/<tag>/<tag>.element.ts`. */
export function elementEntries(): Record<string, string> {
  const tags = readdirSync('src/elements')
    .map((name): [string, string] => [name, `src/elements/${name}/${name}.element.ts`])
    .filter(([, file]) => existsSync(file))
  return { index: 'src/elements/index.ts', all: 'src/elements/all.ts', ...Object.fromEntries(tags) }
}
