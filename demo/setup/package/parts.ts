import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const imported = /(?:\bfrom |\bimport\()'(\.[^']+\.tsx?)'/g
/** As an attribute, which may stand under a condition, as a property's usual value, or by the ref for components that drop the attribute. */
const part = /(?:\bpart=(?:"|\{[^}']*')|\bpart = '|\basPart\(')([a-z-]+)/g

/** The parts that an element's own program shows. What it embeds by tag has a root and parts of its own. */
export function partsOf(file: string): string[] {
  const seen = new Set<string>()
  const found = new Set<string>()
  const read = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    const text = readFileSync(path, 'utf8')
    for (const [, name = ''] of text.matchAll(part)) found.add(name)
    for (const [, next = ''] of text.matchAll(imported))
      if (!/\.element\.ts$|\/core\//.test(next)) read(join(dirname(path), next).replaceAll('\\', '/'))
  }
  read(file)
  return [...found].sort()
}
