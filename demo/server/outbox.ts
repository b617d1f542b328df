import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database.ts'
import type { Mail, Mailer } from './mail.ts'
import * as repository from './outbox-repository.ts'
import { createSeal } from './sealed-text.ts'

/** Milliseconds. The tries of a mail are 2, 4, 8… s apart, and a claim outlasts the slowest of them. */
const firstWait = 2000
const lease = 60_000
/** What another process has left behind is looked for this often. */
const longestSleep = 30_000
/** How long whoever asks for a mail waits for it to be handed over. */
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

/** What a mail server said, without the addresses in it. */
const loggable = (error: unknown) => {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, code, command, responseCode } = error as Error & Partial<Record<'code' | 'command' | 'responseCode', unknown>>
  return { message: message.replace(/[^\s<>"':,;]+@[^\s<>"':,;]+/g, '…'), code, command, responseCode }
}

/**
 * Mails that wait in the database until they are sent, and so outlive a mail server or a process that is away. A mail is sent at least
 * once: twice only where a process dies between the mail server's yes and the next statement. Its text is sealed, since it may hold a
 * code, and gone as soon as it is sent or given up.
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
      if (clock() >= waiting.expiresAt) throw new Error('It came to nothing in time')
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

  /** One run at a time; who comes meanwhile gets one of their own after it. */
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
    /** Keeps a mail as part of a change; it is sent once that is done, until the moment when nobody needs it any more. */
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
    /** Sends what is due. Usually done when this is, but a slow mail server holds nobody up. */
    send: async () => {
      let timeout: NodeJS.Timeout | undefined
      await Promise.race([
        run(),
        new Promise((done) => {
          timeout = setTimeout(done, courtesy)
        }),
      ])
      clearTimeout(timeout)
    },
    /** Ends after the mail that is being sent. */
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
