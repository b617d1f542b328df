import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { HttpError } from './errors.ts'
import type { Decoded } from './picture-decoder.ts'

/** Pictures that are decoded at once, each in a process of its own. */
const places = 2
/** Uploads that wait for a place: each is in memory meanwhile, and more would wait longer than anybody does. */
const mostWaiting = 16

interface DecoderOptions {
  /** Hears why a decoder could not answer. */
  warn: (error: unknown) => void
  /** Milliseconds that a decoder may take for one picture. */
  patience?: number
  program?: URL
}

interface Place {
  decoder?: ChildProcess | undefined
}

const unavailable = () => new HttpError('unavailable', { retryAfter: 1 })

/**
 * Decodes pictures in other processes, which start when they are first needed. Decoding takes seconds, and in this process it would take the
 * threads that passwords, files and name look-ups need; a decoder that breaks on a picture takes nothing else with it.
 */
export const createDecoders = ({ warn, patience = 30_000, program = new URL('picture-decoder.ts', import.meta.url) }: DecoderOptions) => {
  const all = Array.from({ length: places }, (): Place => ({}))
  const free = [...all]
  const waiting: ((place: Place) => void)[] = []
  let stopped = false

  const take = async (): Promise<Place> => {
    const place = free.pop()
    if (place) return place
    if (waiting.length >= mostWaiting) throw unavailable()
    return new Promise((resolve) => {
      waiting.push(resolve)
    })
  }

  const giveBack = (place: Place) => {
    const next = waiting.shift()
    if (next) next(place)
    else free.push(place)
  }

  const start = (place: Place) => {
    if (stopped) throw new Error('The server stops')
    const decoder = fork(fileURLToPath(program), {
      execArgv: ['--import', import.meta.resolve('tsx')],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // No secret of the server's is where pictures of strangers are decoded.
      env: {},
    })
    place.decoder = decoder
    decoder.on('error', warn)
    decoder.once('exit', () => {
      if (place.decoder === decoder) place.decoder = undefined
    })
    return decoder
  }

  const ask = async (decoder: ChildProcess, bytes: Uint8Array) => {
    const answered = new AbortController()
    const signal = AbortSignal.any([answered.signal, AbortSignal.timeout(patience)])
    try {
      const answer = once(decoder, 'message', { signal }) as Promise<[Decoded]>
      const end = once(decoder, 'exit', { signal }).then(() => {
        throw new Error('A decoder of pictures has ended')
      })
      decoder.send(bytes)
      const [decoded] = await Promise.race([answer, end])
      return decoded
    } finally {
      answered.abort()
    }
  }

  return {
    /** A picture of these bytes, or why there is none. Throws `unavailable` where too many wait, or where the decoder ends or takes too long. */
    decode: async (bytes: Uint8Array): Promise<Decoded> => {
      const place = await take()
      try {
        return await ask(place.decoder ?? start(place), bytes)
      } catch (error) {
        warn(error)
        place.decoder?.kill('SIGKILL')
        place.decoder = undefined
        throw unavailable()
      } finally {
        giveBack(place)
      }
    },
    /** Ends the decoders at once. */
    stop: async () => {
      stopped = true
      await Promise.all(
        all.map(async ({ decoder }) => {
          if (!decoder) return
          const ended = once(decoder, 'exit')
          decoder.kill('SIGKILL')
          await ended
        }),
      )
    },
  }
}

export type PictureDecoders = ReturnType<typeof createDecoders>
