import { ApiError } from './api-error.ts'
import { $configuration } from '../configuration.ts'
import type { RequestChanges } from '../contract/calls.ts'
import type { Parts, Prepared } from './hooks.ts'

type Mapping<Result> = (given: unknown) => Result | Promise<Result>

type Option = 'mapRequest' | 'mapAnswer'

/** Runs a function of `configure()`. Its errors name the option and the call. */
async function run<Result>(place: string, hook: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await hook()
  } catch (thrown) {
    throw Object.assign(new ApiError('contract', `${place}: ${String(thrown)}`), { cause: thrown })
  }
}

const map = <Result>(option: Option, call: string, given: unknown): Promise<Result | undefined> => {
  const mappings: Readonly<Record<string, Mapping<Result> | undefined>> = $configuration.get()[option] as never
  return run(`configure({ ${option}: { ${call} } })`, () => mappings[call]?.(given))
}

/** Returns a request, changed by `mapRequest`, with the result of `headers`. */
export async function runRequest(call: string, { query, body, form }: Parts): Promise<Prepared> {
  const { headers } = $configuration.get()
  const changes = await map<RequestChanges>('mapRequest', call, { query, body, form })
  return {
    query: changes?.query ?? query,
    body: changes?.body ?? form ?? body,
    headers: typeof headers === 'function' ? await run(`configure({ headers }) for ${call}`, headers) : headers,
  }
}

/** Returns the response of a call, changed by `mapAnswer`. */
export const runAnswer = (call: string, answer: unknown): Promise<unknown> => map('mapAnswer', call, answer)
