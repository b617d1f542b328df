import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  text: string
  /** The same for every attempt, so that a mail server can detect duplicates. */
  id?: string
}

/** Sends a mail; throws if it fails. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>
}

/** Milliseconds that the mail server has for each step. */
const patience = 10_000

/** Returns the sender: `?from=` of the server's URL, its account, or a no-reply address. */
const senderOf = (url: URL) => {
  const account = decodeURIComponent(url.username)
  return url.searchParams.get('from') ?? (account.includes('@') ? account : `no-reply@${url.hostname}`)
}

/** Creates a mailer for an SMTP server, such as `smtp://user:password@mail.example.com:587?from=panel@example.com`. */
export const smtpMailer = (address: string, name: string): Mailer => {
  const url = new URL(address)
  const from = { name, address: senderOf(url) }
  url.searchParams.delete('from')
  const limits = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience }
  const transport = createTransport({ url: url.href, ...limits, disableFileAccess: true, disableUrlAccess: true })
  return {
    send: async ({ id, ...mail }) => {
      await transport.sendMail({ ...mail, from, ...(id && { messageId: `<${id}@${from.address.split('@')[1] ?? url.hostname}>` }) })
    },
  }
}

/** Creates a mailer that writes each mail into a file that only its owner can read, and reports the file to `tell`. */
export const outboxMailer = (folder: string, name: string, tell: (file: string) => void): Mailer => {
  const from = { name, address: 'no-reply@localhost' }
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async ({ to, subject, text }) => {
      const { message } = await transport.sendMail({ to, subject, text, from })
      const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(file, message, { mode: 0o600, flag: 'wx' })
      tell(file)
    },
  }
}

export const memoryMailer = () => {
  const mails: Mail[] = []
  return {
    mails,
    send: async (mail: Mail) => {
      mails.push(mail)
    },
  } satisfies Mailer & { mails: Mail[] }
}
