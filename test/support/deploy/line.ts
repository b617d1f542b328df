import { connect, createServer, type Socket } from 'node:net'

/**
 * Opens a line to a port of this machine. After a cut, no byte arrives in either direction and nobody is told,
 * as in a network that loses all packets; a mended line delivers what was sent meanwhile.
 */
export const startLine = async (port: number, target: number) => {
  const ends = new Map<Socket, Socket>()
  let isCut = false

  const join = (from: Socket, to: Socket) => {
    ends.set(from, to)
    from.on('error', () => to.destroy())
    from.on('close', () => {
      ends.delete(from)
      if (!isCut) to.destroy()
    })
    if (isCut) from.pause()
    else from.pipe(to)
  }

  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    join(near, far)
    join(far, near)
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))

  return {
    cut: () => {
      isCut = true
      for (const [from, to] of ends) {
        from.unpipe(to)
        from.pause()
      }
    },
    mend: () => {
      isCut = false
      for (const [from, to] of ends) from.pipe(to)
    },
    stop: () => {
      server.close()
      for (const [from] of ends) from.destroy()
    },
  }
}

export type Line = Awaited<ReturnType<typeof startLine>>
