import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const server = fileURLToPath(new URL('../../demo/server', import.meta.url))
const sources = ['seed', 'database/migrations', 'database/schema.ts']

/** Number of doctors from which generating the data takes longer than opening it. */
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

/**
 * Returns the folder that keeps the data between runs; its name changes with the seed and the tables, and outdated folders
 * are removed. Undefined below 100,000 doctors.
 */
export function keptFolder(doctors: number): string | undefined {
  if (doctors < worthKeeping) return undefined
  const folder = join(tmpdir(), 'practice-elements-bench')
  const own = `${doctors}-${fingerprint()}`
  const outdated = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(`${doctors}-`) && name !== own) : []
  for (const name of outdated) rmSync(join(folder, name), { recursive: true })
  return join(folder, own)
}
