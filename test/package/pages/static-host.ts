import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { installed } from '../../../demo/setup/portals/pack.ts'

const panel = join(installed, 'dist/panel')
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

const guide = readFileSync(join(installed, 'demo/docs/own-backend.html'), 'utf8')

/** Policy of the guide, for an API at this origin. */
export const policyFor = (api = '') =>
  /Content-Security-Policy:\s([\s\S]*?)\nX-/
    .exec(guide)![1]!
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' https://api.example.com', api && ` ${api}`)

interface HostOptions {
  /** Path below which the panel is served, with its last slash. Default: `/`. */
  base?: string
  /** Content of `config.json`; `null` for none. Default: the file of the package. */
  config?: string | null
  /** More files of the folder, by name. */
  files?: Record<string, string>
  /** Origin of an API whose requests pass through this host. */
  api?: string
  /** Content of the security headers. */
  policy: string
}

export interface StaticHost extends AsyncDisposable {
  /** Address of the panel's folder. */
  address: string
}

/** Serves the packed panel as a static host would: its files, `index.html` for the panel's addresses, 404 for all else. */
export async function startStaticHost({ base = '/', config, files = {}, api, policy }: HostOptions): Promise<StaticHost> {
  const page = readFileSync(join(panel, 'index.html'), 'utf8').replace('<base href="/">', `<base href="${base}">`)
  const own: Record<string, string | null> = { ...files, 'index.html': page, ...(config !== undefined && { 'config.json': config }) }

  const contentOf = (name: string): string | Buffer | undefined => {
    if (name in own) return own[name] ?? undefined
    const file = join(panel, name)
    return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined
  }

  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (api && pathname.startsWith('/api/')) return pass(request, response, api)
    const name = pathname.slice(base.length)
    const content = pathname.startsWith(base) ? contentOf(name) : undefined
    const isPage = content === undefined && pathname.startsWith(base) && !name.startsWith('static/')
    if (content === undefined && !isPage) return response.writeHead(404).end()
    response.setHeader('content-type', types[isPage ? '.html' : extname(name)] ?? 'text/plain')
    response.setHeader('content-security-policy', policy)
    response.end(content ?? page)
  }

  const server = createServer(serve).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function pass(request: IncomingMessage, response: ServerResponse, api: string): void {
  const { method, headers, url } = request
  // A connection of its own: the backend may be about to close one that waits for the next request.
  const passed = send(new URL(url ?? '/', api), { method, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  passed.on('error', (error) => response.destroy(error))
  request.pipe(passed)
}
