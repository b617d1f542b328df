import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  text: string
  /** The same for every try of one mail, so that a mail server can tell a repeated one. */
  id?: string
}

/** Hands a mail over; throws where it could not. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>
}

/** Milliseconds that a mail server may take for each step. */
const patience = 10_000

/** Who a mail comes from: `?from=` in the server's address, the account on it, or a name that takes no answers. */
const senderOf = (url: URL) => {
  const account = decodeURIComponent(url.username)
  return url.searchParams.get('from') ?? (account.includes('@') ? account : `no-reply@${url.hostname}`)
}

/** Sends by an SMTP server, such as `smtp://user:password@mail.example.com:587?from=panel@example.com`. */
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

/** Keeps every mail as a file for its owner only, and tells which. */
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

/** Mails that end with the process. */
export const memoryMailer = () => {
  const mails: Mail[] = []
  return {
    mails,
    send: async (mail: Mail) => {
      mails.push(mail)
    },
  } satisfies Mailer & { mails: Mail[] }
}
