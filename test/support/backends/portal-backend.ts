import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import typescript from 'typescript'
import { createBackend } from '../../../demo/portal/own-backend/backend.ts'

const hooks = readFileSync(new URL('../../../demo/portal/own-backend/hooks.ts', import.meta.url), 'utf8')

/** Hooks of the sample portal as JavaScript, as an installation of the panel has them. */
export const portalHooks = typescript.transpileModule(hooks, {
  compilerOptions: { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2022 },
}).outputText

/** Starts the backend of the sample portal at an address of its own. */
export async function startPortalBackend() {
  const { records, handle } = createBackend()
  const server = createServer((request, response) => {
    const pass = async () => {
      const { method = 'GET', url = '/' } = request
      const fields = Object.entries(request.headers).filter((field): field is [string, string] => typeof field[1] === 'string')
      const bytes = new Uint8Array(await buffer(request))
      const answer = await handle(
        new Request(new URL(url, 'http://localhost'), { method, headers: fields, body: bytes.length > 0 ? bytes : null }),
      )
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
    }
    pass().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    base: `${origin}/api/v1`,
    data: records,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
