import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { openEmbedSession } from './embed-session.mjs'
import { page, signInPage } from './pages.mjs'

/*
 * A portal that signs its own users in and hands embed sessions to the elements. Start it beside the back office:
 * PORTAL_KEY=pe_secret_… BACK_OFFICE=http://localhost:8080 node demo/portal/sign-in/server.mjs
 */

const { PORTAL_KEY: key = '', BACK_OFFICE: backOffice = 'http://localhost:8080', PORT: port = '8090' } = process.env

/** The portal's own users, and their rights in the back office. A real portal has a database with password hashes. */
const users = new Map([
  ['ingrid', { password: 'ingrid-demo', name: 'Ingrid Sørensen', doctorIds: [18], access: 'write' }],
  ['reception', { password: 'reception-demo', name: 'Reception', doctorIds: [18], access: 'read' }],
])

const styles = readFileSync(new URL('portal.css', import.meta.url))

/** Names of the signed-in users by the value of their cookie. */
const sessions = new Map()

const cookieOf = ({ headers }) => /(?:^|;\s*)portal=([\w-]+)/.exec(headers.cookie ?? '')?.[1]
const userNameOf = (request) => sessions.get(cookieOf(request))

async function textOf(request) {
  let text = ''
  for await (const part of request) {
    text += part
    if (text.length > 10_000) throw new Error('The request is too large')
  }
  return text
}

const send = (response, status, type, text, headers = {}) =>
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store', ...headers }).end(text)

const goHome = (response, headers) => response.writeHead(303, { location: '/', ...headers }).end()

async function signIn(request, response) {
  const form = new URLSearchParams(await textOf(request))
  const name = form.get('name') ?? ''
  if (users.get(name)?.password !== form.get('password')) return send(response, 403, 'text/html', signInPage('Name or password is wrong.'))
  const id = randomUUID()
  sessions.set(id, name)
  return goHome(response, { 'set-cookie': `portal=${id}; HttpOnly; SameSite=Strict; Path=/` })
}

function signOut(request, response) {
  sessions.delete(cookieOf(request))
  goHome(response, { 'set-cookie': 'portal=; Max-Age=0; Path=/' })
}

/** Returns a token for the signed-in user. The rights come from the portal's server, never from the page. */
async function giveToken(request, response) {
  const id = userNameOf(request)
  const user = users.get(id)
  if (!user) return send(response, 401, 'text/plain', 'Sign in first.')
  const token = await openEmbedSession({ key, backOffice }, id, user)
  return send(response, 200, 'text/plain', token)
}

function showPage(request, response) {
  const user = users.get(userNameOf(request))
  send(response, 200, 'text/html', user ? page(user, backOffice) : signInPage())
}

const showStyles = (_request, response) => send(response, 200, 'text/css', styles)

const routes = {
  'GET /': showPage,
  'GET /portal.css': showStyles,
  'POST /sign-in': signIn,
  'POST /sign-out': signOut,
  'GET /token': giveToken,
}

const server = createServer(async (request, response) => {
  try {
    const route = routes[`${request.method} ${request.url}`]
    if (route) await route(request, response)
    else send(response, 404, 'text/plain', 'There is nothing here.')
  } catch (error) {
    process.stderr.write(`${error}\n`)
    send(response, 502, 'text/plain', 'The back office could not be reached.')
  }
})

server.listen(Number(port), '127.0.0.1', () => process.stdout.write(`Portal: http://localhost:${server.address().port}\n`))
