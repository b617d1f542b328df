import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, test } from 'node:test'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { outboxMailer, smtpMailer } from '../../demo/server/mail/mailers.ts'
import { createOutbox } from '../../demo/server/mail/outbox.ts'
import { createLog } from '../../demo/server/operations/request-log.ts'
import { outbox } from '../../demo/server/database/schema.ts'
import { openDemoApp, secret, superadmin, today } from '../support/server/demo-app.ts'
import { addEmptyDatabase } from '../support/templates.ts'
import { callServer, spawnServer, stopServers } from '../support/server/server-process.ts'
import { until } from '../support/server/until.ts'

after(stopServers)

const folder = await mkdtemp(join(tmpdir(), 'mail-'))
after(() => rm(folder, { recursive: true }))

const mail = { to: 'zoe@practice.test', subject: 'Grüße – שלום', text: 'Grüße,\n\n.\n\n123456\n' }

const openSmtp = async (options: SMTPServerOptions = {}) => {
  const received: { mail: Email; from: string; to: string[] }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      void buffer(stream).then(async (bytes) => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          mail: await PostalMime.parse(bytes),
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
        })
        done()
      })
    },
    ...options,
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  after(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
      }),
  )
  return { received, host: `127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}

test('a mail arrives as it was written', async () => {
  const { received, host } = await openSmtp()
  await smtpMailer(`smtp://${host}?from=panel@practice.test`, 'Zähne & Söhne').send(mail)
  const [first] = received
  assert.equal(first?.mail.subject, mail.subject)
  assert.equal(first.mail.text?.replaceAll('\r\n', '\n').trimEnd(), mail.text.trimEnd())
  assert.deepEqual(first.mail.from, { name: 'Zähne & Söhne', address: 'panel@practice.test' })
  assert.deepEqual([first.from, first.to], ['panel@practice.test', [mail.to]])
})

test('the account of the address signs in, and is the sender where it is an email', async () => {
  const signIns: unknown[][] = []
  const { received, host } = await openSmtp({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      signIns.push([username, password])
      done(null, { user: username ?? '' })
    },
  })
  await smtpMailer(`smtp://me%40practice.test:p%40ss@${host}`, 'Panel').send(mail)
  assert.deepEqual(signIns, [['me@practice.test', 'p@ss']])
  assert.equal(received[0]?.from, 'me@practice.test')
})

test('a server that refuses or is away is an error', async () => {
  const { host } = await openSmtp({ onRcptTo: (_address, _session, done) => done(new Error('No such mailbox')) })
  await assert.rejects(smtpMailer(`smtp://${host}`, 'Panel').send(mail), /No such mailbox/)
  await assert.rejects(smtpMailer('smtp://127.0.0.1:1', 'Panel').send(mail), /ECONNREFUSED/)
})

test('the code of a changed email arrives by SMTP and confirms it', async () => {
  const { received, host } = await openSmtp()
  const { signedIn } = await openDemoApp({ mailer: smtpMailer(`smtp://${host}`, 'Panel') })
  assert.equal((await signedIn.patch('/admin/update/email', { email: 'post@practice.test' })).status, 200)
  const [first] = received
  assert.deepEqual(first?.to, ['post@practice.test'])
  const otp = /^(\d{6})\r?$/m.exec(first.mail.text ?? '')?.[1]
  assert.ok(otp)
  assert.equal((await signedIn.post('/admin/confirm/otp', { otp })).status, 200)
  assert.equal((await signedIn.get('/admin/profile')).body.data.email, 'post@practice.test')
})

test('without a server a mail is a file for its owner only', async () => {
  const outbox = join(folder, 'outbox')
  const files: string[] = []
  const mailer = outboxMailer(outbox, 'Panel', (file) => {
    files.push(file)
  })
  await mailer.send(mail)
  await mailer.send(mail)
  assert.deepEqual((await readdir(outbox)).map((name) => join(outbox, name)).sort(), [...files].sort())
  assert.equal((await stat(files[0]!)).mode & 0o777, 0o600)
  assert.equal((await stat(outbox)).mode & 0o777, 0o700)
  const { subject, to } = await PostalMime.parse(await readFile(files[0]!))
  assert.deepEqual([subject, to?.[0]?.address], [mail.subject, mail.to])
})

test('a mail that the server refuses twice is sent once, and its code stands nowhere in the database meanwhile', async () => {
  let refusals = 2
  const { received, host } = await openSmtp({
    onRcptTo: ({ address }, _session, done) => {
      done(refusals-- > 0 ? new Error(`<${address.toUpperCase()}> shall try again later`) : null)
    },
  })
  const lines: string[] = []
  const { signedIn, database } = await openDemoApp({
    mailer: smtpMailer(`smtp://${host}`, 'Panel'),
    firstMailWait: 20,
    clock: () => new Date(),
    log: {
      write: (line) => {
        lines.push(line)
      },
    },
  })
  assert.equal((await signedIn.patch('/admin/update/email', { email: 'later@practice.test' })).status, 200)
  const [waiting] = await database.select().from(outbox)
  assert.equal(waiting?.recipient, 'later@practice.test')
  await until(() => received.length > 0)
  await until(async () => (await database.select().from(outbox)).length === 0)
  const otp = /^(\d{6})\r?$/m.exec(received[0]?.mail.text ?? '')?.[1]
  assert.ok(otp && !JSON.stringify(waiting).includes(otp) && !Buffer.from(waiting.sealedText, 'base64url').includes(otp))
  assert.equal(lines.filter((line) => line.includes('is tried again')).length, 2)
  assert.ok(!lines.join('').includes(otp))
  assert.match(lines[0] ?? '', /shall try again later".*"code":"EENVELOPE","command":"RCPT TO"/)
  assert.ok(!/later@/i.test(lines.join('')), lines[0])
  assert.equal(received.length, 1)
  assert.equal((await signedIn.post('/admin/confirm/otp', { otp })).status, 200)
})

test('of two processes that see a mail due one sends it, and one that is of no use any more is given up', async () => {
  const { received, host } = await openSmtp()
  const { database } = await openDemoApp()
  let now = today
  const lines: string[] = []
  const open = () =>
    createOutbox({
      database,
      mailer: smtpMailer(`smtp://${host}`, 'Panel'),
      secret,
      clock: () => now,
      log: createLog('warn', {
        write: (line) => {
          lines.push(line)
        },
      }),
    })
  const [one, other] = [open(), open()]
  for (let count = 0; count < 5; count++)
    await one.add(database, { ...mail, to: `${count}@practice.test` }, new Date(now.getTime() + 60_000))
  await Promise.all([one.send(), other.send()])
  assert.deepEqual(
    received.flatMap(({ to }) => to).sort(),
    [0, 1, 2, 3, 4].map((count) => `${count}@practice.test`),
  )
  await one.add(database, mail, new Date(now.getTime() + 60_000))
  now = new Date(now.getTime() + 60_000)
  await other.send()
  assert.deepEqual([received.length, (await database.select().from(outbox)).length], [5, 0])
  assert.match(lines.join(''), /a mail was given up/)
  await Promise.all([one.stop(), other.stop()])
})

test('a stop waits for the mail that is being sent, and leaves the others to the next start', async () => {
  const { database } = await openDemoApp()
  const sent: string[] = []
  let goOn: (() => void) | undefined
  const send = ({ to }: { to: string }) =>
    new Promise<void>((resolve) => {
      sent.push(to)
      goOn = resolve
    })
  const waiting = createOutbox({ database, mailer: { send }, secret, clock: () => today, log: createLog('silent') })
  for (let count = 0; count < 3; count++) await waiting.add(database, mail, new Date(today.getTime() + 60_000))
  const sending = waiting.send()
  await until(() => goOn !== undefined)
  const stopping = waiting.stop()
  goOn?.()
  await Promise.all([sending, stopping])
  assert.deepEqual([sent.length, (await database.select().from(outbox)).length], [1, 2])
})

test('npm start without SMTP_URL keeps the mail and says where; one that could not be sent is sent by the next start', async () => {
  const DATA_DIR = join(folder, 'data')
  await addEmptyDatabase(DATA_DIR)
  const change = async (address: string, email: string) => {
    const { access_token } = (await callServer(address, '/admin/login', undefined, superadmin)).body
    return callServer(address, '/admin/update/email', access_token, { email }, 'PATCH')
  }
  const first = spawnServer({ DATA_DIR })
  assert.equal((await change(await first.address, 'kept@practice.test')).status, 200)
  const { stdout } = await first.kill('SIGINT')
  const file = /Mail saved to (\S+\.eml)/.exec(stdout)?.[1]
  assert.ok(file?.startsWith(join(DATA_DIR, 'outbox')), stdout)
  assert.ok(file)
  assert.match(String(await readFile(file)), /^\d{6}\r?$/m)

  const second = spawnServer({ DATA_DIR, SMTP_URL: 'smtp://127.0.0.1:1' })
  assert.equal((await change(await second.address, 'late@practice.test')).status, 200)
  assert.match((await second.kill('SIGINT')).stderr, /ECONNREFUSED.*is tried again/)

  const { received, host } = await openSmtp()
  const third = spawnServer({ DATA_DIR, SMTP_URL: `smtp://${host}` })
  await third.address
  await until(() => received.length > 0)
  assert.deepEqual(received[0]?.to, ['late@practice.test'])
  await third.kill('SIGINT')
})
