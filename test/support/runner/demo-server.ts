import type { AddressInfo } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import serveStatic from '@fastify/static'
import { buildApp } from '../../../demo/server/app.ts'
import { openMemoryDatabase } from '../../../demo/server/database.ts'
import { memoryPictures } from '../../../demo/server/picture-store.ts'
import { demoSignIns, seed } from '../../../demo/server/seed/seed.ts'

interface DemoServerOptions {
  doctors?: number
  /** The day that the data hangs on; by default this one. */
  today?: Date
  /** A folder that stands beside the panel, by its address. */
  beside?: { folder: string; address: string }
}

export interface DemoServer extends AsyncDisposable {
  origin: string
  /** The driver of its database. */
  client: PGlite
  /** What browser storage holds while the superadmin is signed in. */
  session: Record<string, string>
}

/** The product's server over demo data in memory. */
export async function startDemoServer({ doctors, today, beside }: DemoServerOptions): Promise<DemoServer> {
  const { database, client, close } = await openMemoryDatabase()
  const pictures = memoryPictures()
  await seed({ database, pictures, ...(doctors && { doctors }), ...(today && { today }) })
  const app = await buildApp({ database, pictures, secret: 'a secret of the tests, long enough', ...(today && { clock: () => today }) })
  if (beside) await app.register(serveStatic, { root: beside.folder, prefix: beside.address, decorateReply: false })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    client,
    session: await sessionAt(origin),
    [Symbol.asyncDispose]: async () => {
      await app.close()
      await close()
    },
  }
}

async function sessionAt(origin: string): Promise<Record<string, string>> {
  const { email, password } = demoSignIns[0]
  const answer = await fetch(`${origin}/api/v1/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`Could not sign in: ${answer.status}`)
  const { name, access_token, profile_picture, role } = (await answer.json()) as Record<'name' | 'access_token' | 'profile_picture' | 'role', string>
  return {
    access_token, token: access_token, login: 'true', authenticated: 'true', Name: name, profileURL: profile_picture,
    auth0_profile: JSON.stringify({ name, role, profile_picture }),
  }
}
