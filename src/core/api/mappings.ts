import { ApiError } from './api-error.ts'
import { $configuration } from '../configuration.ts'
import type { RequestChanges } from '../contract/calls.ts'

interface Sent {
  query?: object | undefined
  body?: unknown
  form?: FormData | undefined
}

type Mapping<Result> = (given: unknown) => Result | Promise<Result>

/** Runs a function of `configure()`. Its errors name the option and the call. */
async function run<Result>(option: 'mapRequest' | 'mapAnswer', call: string, given: unknown): Promise<Result | undefined> {
  const mappings: Readonly<Record<string, Mapping<Result> | undefined>> = $configuration.get()[option] as never
  try {
    return await mappings[call]?.(given)
  } catch (thrown) {
    throw Object.assign(new ApiError('contract', `configure({ ${option}: { ${call} } }): ${String(thrown)}`), { cause: thrown })
  }
}

/** Returns query and body of a request, changed by `mapRequest`. */
export async function mapRequest(call: string, { query, body, form }: Sent): Promise<{ query: object | undefined; body: unknown }> {
  const changes = await run<RequestChanges>('mapRequest', call, { query, body, form })
  return { query: changes?.query ?? query, body: changes?.body ?? form ?? body }
}

/** Returns the response of a call, changed by `mapAnswer`. */
export const mapAnswer = async (call: string, answer: unknown): Promise<unknown> => run('mapAnswer', call, answer)
