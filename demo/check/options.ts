import { parseArgs } from 'node:util'
import type { CheckOptions } from './check-backend.ts'
import { idOf } from '../../src/core/ids.ts'

/** The command line is wrong; the message tells why. */
export class UsageError extends Error {}

export interface CommandOptions extends Omit<CheckOptions, 'hooks'> {
  /** File of the hooks. */
  hooks: string | undefined
  json: boolean
  yes: boolean
}

const names = {
  email: { type: 'string' },
  password: { type: 'string' },
  'admin-email': { type: 'string' },
  'admin-password': { type: 'string' },
  origin: { type: 'string' },
  header: { type: 'string', multiple: true },
  hooks: { type: 'string' },
  write: { type: 'boolean', default: false },
  doctor: { type: 'string' },
  yes: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

export const help = `practice-elements check <address of the API> --email <email> --password <password>

Checks a backend for the elements, by their own rules of reading. Prints a line for each call and trait:
needed (a screen fails without it), recommended, and security. Changes nothing without --write.

  --email, --password              account of a superadmin, if there is one; CHECK_PASSWORD may hold the password
  --admin-email, --admin-password  account of an admin, to check that roles are enforced
  --origin <origin>                check CORS for pages of this origin, such as https://portal.example.com
  --header 'Name: value'           header of every request; may be repeated
  --hooks <file>                   module of the hooks, as in config.json: its default export is for configure()
  --write                          check changes, too; prints first the effects that last
  --doctor <id>                    doctor that --write changes; its password is replaced
  --yes                            do not ask before --write
  --json                           print JSON instead of the table
  --help                           print this text

Example: npx practice-elements check https://backend.example.com/api/v1 --email super@example.com --password secret

Exit code: 0 if all needed lines pass, 1 if not, 2 for wrong options.`

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: names, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function baseOf(address: string | undefined): string {
  if (address === undefined) throw new UsageError('The address of the API is missing.')
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new UsageError(`${address} is no address. It begins with http:// or https://.`)
  return address.replace(/\/+$/, '')
}

function headersOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
      if (name === undefined || value === undefined) throw new UsageError(`--header ${line} is not like 'Name: value'.`)
      return [name, value]
    }),
  )
}

/** Reads the words after `check`. Throws `UsageError`. */
export function optionsOf(words: readonly string[], environment: Readonly<Record<string, string | undefined>>): CommandOptions {
  const { values, positionals } = parsed(words)
  const [address, ...others] = positionals
  const base = baseOf(address)
  if (others.length > 0) throw new UsageError(`Only one address is possible, but there is ${others.join(' ')}, too.`)
  const { email, password = environment['CHECK_PASSWORD'], origin, doctor, header = [], hooks, write, json, yes } = values
  if (!email || !password) throw new UsageError('--email and --password are missing.')
  const { 'admin-email': adminEmail, 'admin-password': adminPassword } = values
  if (!adminEmail !== !adminPassword) throw new UsageError('--admin-email and --admin-password belong together.')
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).origin !== origin))
    throw new UsageError(`--origin ${origin} is no origin, such as https://portal.example.com.`)
  const id = doctor === undefined ? undefined : idOf(doctor)
  if (doctor !== undefined && id === undefined) throw new UsageError(`--doctor ${doctor} is no id.`)
  if (id !== undefined && !write) throw new UsageError('--doctor is for --write only.')
  return {
    base,
    account: { email, password },
    admin: adminEmail && adminPassword ? { email: adminEmail, password: adminPassword } : undefined,
    origin,
    headers: headersOf(header),
    hooks,
    write,
    doctor: id,
    json,
    yes,
  }
}
