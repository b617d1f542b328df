import type { Database } from '../database/database.ts'
import { runCommand } from '../database/run-command.ts'
import { StartError } from '../database/start-error.ts'
import { cleanLine } from '../../../src/core/contract/typed-text.ts'
import { lengths } from '../../../src/core/contract/lengths.ts'
import { addKey, listKeys, revokeKey } from './portal-keys-repository.ts'

const usage = 'Use: npm run embed-key -- create NAME | list | revoke ID'

const say = (line: string) => process.stdout.write(`${line}\n`)

const create = async (database: Database, words: readonly string[]) => {
  const name = cleanLine(words.join(' '))
  if (name === '') throw new StartError('Name the portal: npm run embed-key -- create NAME')
  if (name.length > lengths.portal_name) throw new StartError(`A name has at most ${lengths.portal_name} characters.`)
  const { row, secret } = await database.transaction((transaction) => addKey(transaction, name, { at: new Date() }))
  say(`Created key ${row.id} of ${name}. Its secret is shown only once:\n${secret}`)
}

const list = async (database: Database) => {
  const keys = await listKeys(database)
  if (keys.length === 0) say('There are no keys.')
  for (const { id, name, lastFour, createdAt, usedAt } of keys) {
    const used = usedAt ? `last used ${usedAt.toISOString()}` : 'never used'
    say(`${id}  …${lastFour}  ${name}  created ${createdAt.toISOString()}, ${used}`)
  }
}

const revoke = async (database: Database, [id = '']: readonly string[]) => {
  const isRevoked =
    /^\d{1,9}$/.test(id) && (await database.transaction((transaction) => revokeKey(transaction, Number(id), { at: new Date() })))
  if (!isRevoked) throw new StartError(`There is no key ${id}. All keys: npm run embed-key -- list`)
  say(`Revoked key ${id}. Its sessions have ended.`)
}

const commands = new Map(Object.entries({ create, list, revoke }))

/** `npm run embed-key -- create NAME | list | revoke ID`. */
export const embedKey = ([command = '', ...words]: string[]) =>
  runCommand(() => {
    const work = commands.get(command)
    if (!work) throw new StartError(usage)
    return (database) => work(database, words)
  })
