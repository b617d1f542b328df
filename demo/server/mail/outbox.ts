import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Mail, Mailer } from './mailers.ts'
import * as repository from './outbox-repository.ts'
import { createSeal } from './sealed-text.ts'

/** Milliseconds. Attempts are 2, 4, 8… s apart. A claim must outlast the slowest attempt. */
const firstWait = 2000
const lease = 60_000
/** Maximum interval in milliseconds between searches for mails of other processes. */
const longestSleep = 30_000
/** Milliseconds that a request, and a stop, wait for a mail to be sent. */
const courtesy = 3000
const maximumTries = 8

interface OutboxOptions {
  database: Database
  mailer: Mailer
  secret: string
  clock: () => Date
  log: FastifyBaseLogger
  firstWait?: number
}

/** Removes email addresses from errors of the mail server. */
const loggable = (error: unknown) => {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, code, command, responseCode } = error as Error & Partial<Record<'code' | 'command' | 'responseCode', unknown>>
  return { message: message.replace(/[^\s<>"':,;]+@[^\s<>"':,;]+/g, '…'), code, command, responseCode }
}

const waitBriefly = async (work: Promise<void> | undefined) => {
  let timeout: NodeJS.Timeout | undefined
  await Promise.race([
    work,
    new Promise((done) => {
      timeout = setTimeout(done, courtesy)
    }),
  ])
  clearTimeout(timeout)
}

/**
 * Stores mails in the database until they are sent, so that they survive a failure of the mail server or the process.
 * Sends each mail at least once; a duplicate needs a crash between the server's acceptance and the next statement.
 * Encrypts the text, which may hold a code, and deletes the mail once it is sent or given up.
 */
export const createOutbox = ({ database, mailer, secret, clock, log, firstWait: wait = firstWait }: OutboxOptions) => {
  const seal = createSeal(secret, 'mails that wait')
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const later = (milliseconds: number) => new Date(clock().getTime() + milliseconds)

  const tryToSend = async (waiting: repository.WaitingMail) => {
    if (!(await repository.claimMail(database, waiting, later(lease)))) return
    const { id, recipient: to, subject, sealedText } = waiting
    const tries = waiting.tries + 1
    try {
      if (clock() >= waiting.expiresAt) throw new Error('The mail expired before it could be sent')
      await mailer.send({ to, subject, text: seal.open(sealedText), id: `${id}.${waiting.createdAt.getTime()}` })
    } catch (error) {
      const next = later(wait * 2 ** waiting.tries)
      if (tries < maximumTries && next < waiting.expiresAt) {
        log.warn({ err: loggable(error), mail: id, tries }, 'a mail could not be sent, and is tried again')
        await repository.setNextTry(database, id, next)
        return
      }
      log.error({ err: loggable(error), mail: id, tries }, 'a mail was given up')
    }
    await repository.removeMail(database, id)
  }

  const sendDue = async () => {
    for (const waiting of await repository.listDue(database, clock())) {
      if (stopped) break
      await tryToSend(waiting)
    }
    const next = await repository.findNextTry(database)
    return next ? Math.max(0, next.getTime() - clock().getTime()) : longestSleep
  }

  const sleep = (milliseconds: number) => {
    if (!stopped) timer = setTimeout(() => void run(), Math.min(milliseconds, longestSleep)).unref()
  }

  /** Runs do not overlap. A call during a run gets a run of its own afterward. */
  const run = async (): Promise<void> => {
    const before = running
    const mine = (async () => {
      await before
      if (stopped) return
      clearTimeout(timer)
      try {
        sleep(await sendDue())
      } catch (error) {
        log.warn(error, 'the mails that wait could not be read')
        sleep(longestSleep)
      }
    })()
    running = mine
    await mine
  }

  return {
    /** Stores a mail in the transaction of a change. It is sent after the commit and given up after `expiresAt`. */
    add: (transaction: Database, { to, subject, text }: Mail, expiresAt: Date) => {
      const now = clock()
      return repository.addMail(transaction, {
        recipient: to,
        subject,
        sealedText: seal.close(text),
        createdAt: now,
        nextAt: now,
        expiresAt,
      })
    },
    /** Sends due mails. Waits up to 3 s; a slower mail server does not block the caller. */
    send: () => waitBriefly(run()),
    /** Returns the number of mails that wait, of all processes. */
    count: () => repository.countMails(database),
    /** Stops after the current mail. Waits up to 3 s; the mail server or the database may be silent. */
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await waitBriefly(running)
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
