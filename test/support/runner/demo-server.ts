import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import serveStatic, { type FastifyStaticOptions } from '@fastify/static'
import { buildApp } from '../../../demo/server/app.ts'
import { prepareDataFolder } from '../../../demo/server/database/data-folder.ts'
import { openFolder, openMemoryDatabase } from '../../../demo/server/database/database.ts'
import { folderPictures, memoryPictures } from '../../../demo/server/pictures/picture-store.ts'
import { addDemoPictures, readTemplate } from '../templates.ts'
import { demoSignIns, readSeed, seed } from '../../../demo/server/seed/seed.ts'

export interface DemoServerOptions {
  doctors?: number
  /** Date that the demo data is based on. Default: the current date. */
  today?: Date
  /** Extra folder to serve and its URL prefix, for pages without a content security policy. */
  beside?: { folder: string; address: string }
  /** Other origins whose pages may call the API. Default: none. */
  corsOrigins?: 'loopback' | readonly string[]
  /** Folder that stores the data for later runs. Default: in memory. */
  keptIn?: string
  progress?: (done: number, all: number) => void
}

export interface DemoServer extends AsyncDisposable {
  origin: string
  /** Entries of browser storage for a signed-in superadmin. */
  session: Record<string, string>
}

const open = async ({ keptIn: folder, doctors, today = new Date() }: DemoServerOptions) => {
  if (!folder) {
    const pictures = memoryPictures()
    await addDemoPictures(pictures)
    return { ...(await openMemoryDatabase({ template: await readTemplate(doctors ? 'nothing' : 'demo', today) })), pictures }
  }
  prepareDataFolder(folder)
  return { ...(await openFolder(folder)), pictures: folderPictures(join(folder, 'pictures')) }
}

/** Starts the server over demo data, in memory or in `keptIn`. */
export async function startDemoServer(options: DemoServerOptions): Promise<DemoServer> {
  const { doctors, today, beside, corsOrigins, progress } = options
  const { database, close, pictures } = await open(options)
  if ((await readSeed(database)) === undefined) {
    await seed({ database, pictures, ...(doctors && { doctors }), ...(today && { today }), ...(progress && { progress }) })
  }
  const app = await buildApp({
    database,
    pictures,
    secret: 'a secret of the tests, long enough',
    corsOrigins,
    ...(today && { clock: () => today }),
  })
  if (beside) {
    const setHeaders: FastifyStaticOptions['setHeaders'] = (reply) => void reply.removeHeader('content-security-policy')
    await app.register(serveStatic, { root: beside.folder, prefix: beside.address, decorateReply: false, preCompressed: true, setHeaders })
    app.server.prependListener('request', withoutPages)
  }
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    session: await sessionAt(origin),
    [Symbol.asyncDispose]: async () => {
      await app.close()
      await close()
    },
  }
}

/** Serves the API below `/whole` without paging, sorting and search, like a backend that always returns every row. */
function withoutPages(request: IncomingMessage): void {
  if (!request.url?.startsWith('/whole/')) return
  const { pathname, searchParams } = new URL(request.url, 'http://localhost')
  for (const name of ['page', 'page_size', 'sort', 'order', 'q']) searchParams.delete(name)
  request.url = `${pathname.replace('/whole', '')}?${searchParams.toString()}`
}

async function sessionAt(origin: string): Promise<Record<string, string>> {
  const { email, password } = demoSignIns[0]
  const answer = await fetch(`${origin}/api/v1/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`Could not sign in: ${answer.status}`)
  const { name, access_token, profile_picture, role } = (await answer.json()) as Record<
    'name' | 'access_token' | 'profile_picture' | 'role',
    string
  >
  return {
    access_token,
    token: access_token,
    login: 'true',
    authenticated: 'true',
    Name: name,
    profileURL: profile_picture,
    auth0_profile: JSON.stringify({ name, role, profile_picture }),
  }
}
