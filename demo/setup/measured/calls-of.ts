import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as admins from '../../../src/core/contract/admins.ts'
import * as doctors from '../../../src/core/contract/doctors.ts'
import * as overview from '../../../src/core/contract/overview.ts'
import * as patients from '../../../src/core/contract/patients.ts'
import * as session from '../../../src/core/contract/session.ts'
import * as subscriptions from '../../../src/core/contract/subscriptions.ts'

const contract: Record<string, unknown> = { ...admins, ...doctors, ...overview, ...patients, ...session, ...subscriptions }

const isCall = (value: unknown): value is { method: string; path: string } =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Declarations of a source file. The parser relies on the formatting: declarations start at column 0. */
interface Source {
  blocks: Map<string, string>
  /** Source file and original name of each imported name. */
  imported: Map<string, { from: string; original: string }>
  /** Files imported for their side effects or dynamically. */
  whole: string[]
}

const declaration = /^(?:export )?(?:async )?(?:function|const|let|class) (\w+)/

function parse(file: string): Source {
  const text = readFileSync(file, 'utf8')
  const at = (path = '') => join(dirname(file), path)
  const imported: Source['imported'] = new Map()
  for (const [, names = '', path] of text.matchAll(/^import \{([^}]*)\} from '(\.[^']+\.tsx?)'/gm))
    for (const name of names.split(',')) {
      const [original = '', local = original] = name.trim().split(' as ')
      imported.set(local, { from: at(path), original })
    }
  const whole = [...text.matchAll(/(?:^import |\bimport\()'(\.[^']+\.tsx?)'/gm)].map(([, path]) => at(path))
  const blocks = new Map(
    text
      .split(/\n(?=[a-z/])/)
      .flatMap((block): [string, string][] => [[declaration.exec(block)?.[1] ?? '', block]])
      .filter(([name]) => name),
  )
  return { blocks, imported, whole }
}

/**
 * Returns the calls of the contract that an element can make, such as `GET /admin/profile`.
 * Follows all code of its screen, and the parts of the core that the screen uses.
 */
export function callsOf(element: string): string[] {
  const sources = new Map<string, Source>()
  const seen = new Set<string>()
  const found = new Set<string>()

  const sourceOf = (file: string) => {
    const source = sources.get(file) ?? parse(file)
    sources.set(file, source)
    return source
  }

  const use = (file: string, name: string) => {
    if (file.includes('core/contract/')) {
      const call = contract[name]
      if (isCall(call)) found.add(`${call.method} ${call.path}`)
    } else if (!file.includes('src/core/')) readWhole(file)
    else read(file, name)
  }

  const follow = (file: string, text: string) => {
    const { blocks, imported } = sourceOf(file)
    for (const [word] of text.matchAll(/[$\w]+/g)) {
      const known = imported.get(word)
      if (known) use(known.from, known.original)
      else if (blocks.has(word)) read(file, word)
    }
    for (const [, path = ''] of text.matchAll(/\bimport\('(\.[^']+\.tsx?)'\)/g)) readWhole(join(dirname(file), path))
  }

  const read = (file: string, name: string) => {
    if (seen.has(`${file} ${name}`)) return
    seen.add(`${file} ${name}`)
    follow(file, sourceOf(file).blocks.get(name) ?? '')
  }

  const readWhole = (file: string) => {
    if (seen.has(file) || !/\.tsx?$/.test(file)) return
    seen.add(file)
    const { blocks, imported, whole } = sourceOf(file)
    for (const { from, original } of imported.values()) use(from, original)
    for (const name of blocks.keys()) read(file, name)
    for (const path of whole) readWhole(path)
  }

  readWhole(element)
  return [...found].sort()
}
