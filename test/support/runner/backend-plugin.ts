import type { TestRunnerPlugin } from '@web/test-runner-core'
import type { Middleware } from '@web/dev-server-core'
import { Backend } from './backend.ts'
import type { Fault, Target } from './faults.ts'
import { answered, isRunner } from './routes.ts'
import { prepareServers, startServer, type ServerOptions } from './server.ts'

const backends = new Map<string, Backend>()

function backendOf(session: string): Backend {
  const backend = backends.get(session)
  if (!backend) throw new Error('This file has no backend: call startBackend() first.')
  return backend
}

async function stop(session: string): Promise<void> {
  const backend = backends.get(session)
  backends.delete(session)
  await backend?.close()
}

const commands = {
  start: async (session: string, options: ServerOptions) => {
    await stop(session)
    backends.set(session, new Backend(await startServer(options)))
    return session
  },
  watchFiles: (session: string) => backendOf(session).watchFiles(),
  fault: (session: string, fault: Fault) => backendOf(session).addFault(fault),
  clearFaults: (session: string) => backendOf(session).clearFaults(),
  release: (session: string, target: Target) => backendOf(session).release(target),
  requests: (session: string, target: Target) => backendOf(session).requests(target),
  mails: (session: string) => backendOf(session).mails(),
  query: (session: string, { text, parameters }: { text: string; parameters: unknown[] }) => backendOf(session).query(text, parameters),
}

type Command = (session: string, payload: unknown) => unknown

const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)

/** Gives each test file its own server, controlled by commands named `backend:…`. */
export const backendPlugin: TestRunnerPlugin = {
  name: 'backend',
  async serverStart({ webSockets }) {
    await prepareServers()
    webSockets?.on('message', ({ data }) => {
      if (data.type === 'wtr-session-finished' && typeof data['sessionId'] === 'string') void stop(data['sessionId'])
    })
  },
  async serverStop() {
    await Promise.all([...backends.keys()].map((session) => stop(session)))
  },
  async executeCommand({ command, payload, session }) {
    const name = command.replace(/^backend:/, '')
    if (name === command || !isCommand(name)) return undefined
    // The runner treats a command that returns nothing as unknown.
    return (await (commands[name] as Command)(session.id, payload)) ?? true
  },
}

/** Passes requests to the backend of the requesting page, except those for the runner and for test sources. */
export const backendMiddleware: Middleware = async (context, next) => {
  const backend = backends.get(context.cookies.get('backend') ?? '')
  if (isRunner(context.url)) {
    await next()
  } else if (backend) {
    await answered(context, (request, response) => {
      backend.handle(request, response).catch((error: unknown) => response.writeHead(502).end(String(error)))
    })
  } else {
    context.status = 503
    context.body = 'This page has no backend: call startBackend() first.'
  }
}
