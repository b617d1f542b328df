import sharp from 'sharp'
import { AssertionError } from 'node:assert'
import { demoSignIns } from '../../../demo/server/seed/seed.ts'
import { callServer } from '../../support/server/server-process.ts'
import { createAdmin, Refused } from './admin.ts'
import { openConnection } from './connection.ts'
import { createMeasured, type Measured } from './measured.ts'
import { connections, doctors, kinds, mix, type Kind } from './office-hour.ts'
import { memoryOf, openPlace, type Place } from './places.ts'

export interface Run {
  place: Place
  measured: Measured
  seconds: number
  /** MiB of each process at the start, halfway and at the end. */
  memory: number[][]
}

/** Order of 100 actions with the counts of `mix`, spread evenly. */
const order: Kind[] = kinds
  .flatMap((kind) => Array.from({ length: mix[kind] }, (_, index) => ({ kind, at: (index + 0.5) / mix[kind] })))
  .sort((one, other) => one.at - other.at)
  .map(({ kind }) => kind)

const codeOf = (error: unknown) => {
  if (error instanceof Refused) return error.message
  if (error instanceof AssertionError) return `wrong answer: ${error.message.split('\n')[0]}`
  if (error instanceof Error && 'code' in error) return String(error.code)
  throw error
}

/** Creates a JPEG in the size of a phone photo reduced for email: 1600 × 1200 px. */
const photo = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 20 } } })
    .jpeg({ quality: 80 })
    .toBuffer()

const addAdmins = async (origin: string) => {
  const token = (await callServer(origin, '/admin/login', undefined, demoSignIns[0])).body.access_token
  const signIns = Array.from({ length: connections }, (_, number) => ({
    email: `load-${number}@practice.test`,
    password: `load-${number}-secret`,
  }))
  for (const signIn of signIns) {
    const { status } = await callServer(origin, '/admin/create', token, {
      first_name: 'Load',
      last_name: 'Admin',
      role: 'admin',
      ...signIn,
    })
    if (status !== 200) throw new Error(`No admin could be made: ${status}`)
  }
  return signIns
}

/** Runs up to `requests` actions on a place, one simulated admin per connection. Stops after `limit` seconds. */
export const runLoad = async (place: Place, { requests, limit }: { requests: number; limit: number }): Promise<Run> => {
  const { origins, stop } = await openPlace(place)
  try {
    const picture = await photo()
    const signIns = await addAdmins(origins[0]!)
    const share = Math.floor(doctors / connections)
    const admins = signIns.map((signIn, number) =>
      createAdmin({
        connection: openConnection(origins[number % origins.length]!),
        signIn,
        number,
        picture,
        own: Array.from({ length: share }, (_, index) => number * share + index + 1).slice(0, 8),
      }),
    )
    for (const { begin } of admins) await begin()

    const measured = createMeasured()
    const memory = [await memoryOf(origins)]
    const start = performance.now()
    const secondsSince = () => (performance.now() - start) / 1000
    let asked = 0
    const work = async ({ deeds }: (typeof admins)[number], first: number) => {
      for (let turn = first; asked < requests && secondsSince() < limit; turn++) {
        asked += 1
        if (asked === Math.floor(requests / 2)) memory.push(await memoryOf(origins))
        const kind = order[turn % order.length]!
        const begun = performance.now()
        try {
          await deeds[kind]()
        } catch (error) {
          measured.fail(kind, codeOf(error))
        }
        measured.add(kind, performance.now() - begun)
      }
    }
    // Each admin starts at another position of the order.
    await Promise.all(admins.map((admin, number) => work(admin, number * 3)))
    const seconds = secondsSince()
    memory.push(await memoryOf(origins))
    for (const { verify } of admins) await verify()
    return { place, measured, seconds, memory }
  } finally {
    await stop()
  }
}
