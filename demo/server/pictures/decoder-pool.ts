import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HttpError } from '../http/errors.ts'
import { outOfMemory, type Decoded } from './decoded.ts'

/** Maximum number of concurrent decoder processes. */
const places = 2
/** Maximum number of uploads that wait for a decoder. Each is in memory, and more would wait too long. */
const mostWaiting = 16

/** `.js` in the packaged server. */
const extension = extname(import.meta.url)
const decoderProgram = new URL(`picture-decoder${extension}`, import.meta.url)
const loader = () => (extension === '.ts' ? ['--import', import.meta.resolve('tsx')] : [])

interface DecoderOptions {
  /** Called with the error when a decoder fails. */
  warn: (error: unknown) => void
  /** Milliseconds that a decoder has for one picture. Default: 30000. */
  patience?: number
  /** Bytes of memory that one decoder may take. Default: 768 MiB. */
  memory?: number
  program?: URL
}

interface Place {
  decoder?: ChildProcess | undefined
}

const unavailable = () => new HttpError('unavailable', { retryAfter: 1 })

/**
 * Decodes pictures in child processes, which start on first use. Decoding takes seconds: in this process it would block
 * the thread pool that password hashing, files and DNS lookups need. A crash of a decoder affects one picture only.
 */
export const createDecoders = ({ warn, patience = 30_000, memory = 768 * 1024 ** 2, program = decoderProgram }: DecoderOptions) => {
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
    const decoder = fork(fileURLToPath(program), [String(memory)], {
      execArgv: loader(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Decoders process untrusted pictures, so they get none of the server's secrets.
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
      const answer = once(decoder, 'message', { signal }).then(([decoded]) => decoded as Decoded)
      const end = once(decoder, 'exit', { signal }).then(([code]): Decoded => {
        if (code === outOfMemory) return { refusal: 'too-large' }
        throw new Error('A decoder of pictures has ended')
      })
      decoder.send(bytes)
      return await Promise.race([answer, end])
    } finally {
      answered.abort()
    }
  }

  return {
    /**
     * Returns the decoded picture or the reason for its rejection.
     * @throws HttpError `unavailable` if too many uploads wait, or a decoder ends or times out.
     */
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
    /** Returns the numbers of uploads that are decoded, and that wait for it. */
    load: () => ({ working: places - free.length, waiting: waiting.length }),
    /** Kills all decoders. */
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
