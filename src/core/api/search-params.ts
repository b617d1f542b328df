import { $configuration } from '../configuration.ts'

/** Returns the query of a call. Parameters of lists have the names of `configure({ listParameters })`. */
export function searchParamsOf(call: string, query: object): URLSearchParams {
  const { listParameters } = $configuration.get()
  const renamed: Readonly<Record<string, string | false | undefined>> = call.startsWith('list') ? listParameters : {}
  return new URLSearchParams(
    Object.entries(query as Record<string, string | number | undefined>).flatMap(([name, value]) => {
      const sent = renamed[name] ?? name
      return value === undefined || sent === false ? [] : [[sent, String(value)]]
    }),
  )
}
