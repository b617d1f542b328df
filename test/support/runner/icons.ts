import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The modules of icons that a folder of sources imports, each of them apart: the package has 40 MB of icons. */
export function iconsIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const names = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/@fluentui\/react-icons\/headless\/svg\/[\w-]+/g) ?? [])
  return [...new Set(names)].sort()
}
