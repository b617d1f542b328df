import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const server = fileURLToPath(new URL('../../demo/server', import.meta.url))
const sources = ['seed', 'migrations', 'schema.ts', 'search-indexes.ts']

/** From so many doctors on, making the data takes longer than opening it. */
const worthKeeping = 100_000

const filesOf = (path: string): string[] =>
  /\.\w+$/.test(path)
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.\w+$/.test(name))
        .sort()
        .map((name) => join(path, name))

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesOf(join(server, source)))) hash.update(readFileSync(file))
  return hash.digest('base64url').slice(0, 8)
}

/** The folder where so many doctors are kept from one run to the next; made anew when the seed or the tables change. Few are not kept. */
export function keptFolder(doctors: number): string | undefined {
  if (doctors < worthKeeping) return undefined
  const folder = join(tmpdir(), 'practice-elements-bench')
  const own = `${doctors}-${fingerprint()}`
  const outdated = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(`${doctors}-`) && name !== own) : []
  for (const name of outdated) rmSync(join(folder, name), { recursive: true })
  return join(folder, own)
}
