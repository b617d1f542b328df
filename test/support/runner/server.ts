import { sql, type SQL } from 'drizzle-orm'
import { buildApp } from '../../../demo/server/app.ts'
import { openMemoryDatabase } from '../../../demo/server/database/database.ts'
import { memoryMailer, type Mail } from '../../../demo/server/mail/mailers.ts'
import { memoryPictures } from '../../../demo/server/pictures/picture-store.ts'
import { addDemoPictures, readTemplate } from '../templates.ts'

type App = Awaited<ReturnType<typeof buildApp>>

export interface RunningServer {
  /** Sends a request without a socket. */
  inject: App['inject']
  query: (text: string, parameters: unknown[]) => Promise<unknown[]>
  /** Emails that the server sent, oldest first. */
  mails: readonly Mail[]
  close: () => Promise<void>
}

export interface ServerOptions {
  seed?: 'demo' | 'none'
  /** Limit of failed attempts per account and per address. Default: 10,000, so that no test reaches it by accident. */
  loginLimit?: { account: number; address: number; seconds: number }
  requireSecondFactor?: boolean
}

/** Shared by all test files; uploads have unique keys. */
const pictures = memoryPictures()

/** Prepares the data that each server copies, before the time limit of any test starts. */
export async function prepareServers(): Promise<void> {
  await readTemplate('demo', new Date())
  await addDemoPictures(pictures)
}

const unlimited = { account: 10_000, address: 10_000, seconds: 900 }

export async function startServer({
  seed: kind = 'demo',
  loginLimit = unlimited,
  requireSecondFactor = false,
}: ServerOptions): Promise<RunningServer> {
  const { database, close } = await openMemoryDatabase({ template: await readTemplate(kind === 'demo' ? 'demo' : 'nothing', new Date()) })
  const mailer = memoryMailer()
  const app = await buildApp({ database, pictures, mailer, secret: 'a secret of the tests, long enough', loginLimit, requireSecondFactor })
  return {
    inject: app.inject.bind(app),
    query: async (text, parameters) => rowsOf(await database.execute(statement(text, parameters))),
    mails: mailer.mails,
    close: async () => {
      await app.close()
      await close()
    },
  }
}

/** Turns placeholders such as `$1` into bound parameters. */
function statement(text: string, parameters: unknown[]): SQL {
  const pieces = text.split(/\$(\d+)/).map((piece, index) => (index % 2 ? sql`${parameters[Number(piece) - 1]}` : sql.raw(piece)))
  return sql.join(pieces)
}

const rowsOf = (result: unknown): unknown[] => (result as { rows: unknown[] }).rows
