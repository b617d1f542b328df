import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to outgoing connections: such a connection could take the port of a program
 * while the test restarts it.
 */
const [lowest, count] = [10_000, 20_000]

const listenAt = async (port: number) => {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const listenAnywhere = async () => {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * count)
    const server = await listenAt(port).catch(() => undefined)
    if (server) return { port, server }
  }
}

/** Returns free ports of the loopback interface, different from each other. */
export const freePorts = async (wanted: number) => {
  const found = await Promise.all(Array.from({ length: wanted }, listenAnywhere))
  await Promise.all(found.map(({ server }) => once(server.close(), 'close')))
  return found.map(({ port }) => port)
}

/** Returns a free port of the loopback interface. */
export const freePort = async () => {
  const [port = 0] = await freePorts(1)
  return port
}
