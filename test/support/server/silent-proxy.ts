import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * Opens a proxy in front of a database. It can fall silent like a network that loses every packet:
 * connections stay open, but no data passes.
 */
export const openProxy = async (url: string) => {
  const target = new URL(url)
  const all = new Set<Socket>()
  let isSilent = false
  const silence = (socket: Socket) => {
    socket.unpipe()
    socket.pause()
  }
  const server = createServer((near) => {
    near.on('error', () => near.destroy())
    all.add(near)
    if (isSilent) return
    const far = connect(Number(target.port), target.hostname)
    far.on('error', () => near.destroy())
    all.add(far)
    near.pipe(far)
    far.pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(url)
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    fallSilent: () => {
      isSilent = true
      all.forEach(silence)
    },
    /** Accepts new connections again. Silenced connections never recover. */
    recover: () => {
      isSilent = false
    },
    close: () => {
      server.close()
      all.forEach((socket) => socket.destroy())
    },
  }
}
