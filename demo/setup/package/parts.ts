import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const imported = /(?:\bfrom |\bimport\()'(\.[^']+\.tsx?)'/g
/**
 * Matches a part as an attribute, also a conditional one, as a property's default,
 * or as a ref for components that drop the attribute.
 */
const part = /(?:\bpart=(?:"|\{[^}']*')|\bpart = '|\basPart\(')([a-z-]+)/g

/** Returns the parts in an element's own shadow root. Elements that it embeds have their own parts. */
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
