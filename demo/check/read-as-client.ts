import { ApiError } from '../../src/core/api/api-error.ts'
import { mapAnswer } from '../../src/core/api/hooks.ts'
import { parsed } from '../../src/core/api/responses/parsed.ts'
import { asContract } from '../../src/core/api/responses/other-shapes.ts'
import { readResponse } from '../../src/core/api/responses/read-response.ts'
import { isBroken, isRefusal } from '../../src/core/api/responses/refusal.ts'
import { shapes } from '../../src/core/api/responses/shapes.ts'
import { hasCookies, nameOf, type AnyCall, type Reply } from './backend.ts'

/** A response in the form of the contract; or the reason why the elements would report an error. */
export type Reading = { answer: Record<string, unknown>; problem?: undefined } | { answer?: undefined; problem: string }

/** Reads a response by the rules of the elements. The only place of the check that knows them. */
export async function readAsClient(call: AnyCall, reply: Reply): Promise<Reading> {
  const { status, text } = reply
  if (status < 200 || status >= 300) return { problem: describeReply(reply) }
  const given = parsed(text)
  const body = await mapAnswer(call.name ?? '', given).catch((error: unknown) => error as Error)
  if (body instanceof ApiError) return { problem: body.message }
  const shape = shapes[nameOf(call)]
  if ([given ?? text, body ?? ''].some(isRefusal) || (given === undefined && isBroken(text))) return { problem: describeReply(reply) }
  // A change needs no body: a word such as OK is enough.
  if (!shape) return { answer: typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {} }
  if (typeof body !== 'object' || body === null) return { problem: describeReply(reply) }
  const plain = asContract(shape, body, Object.fromEntries(reply.headers), { isSignIn: call.public === true, hasCookies: hasCookies() })
  const { answer } = await readResponse(shape, plain)
  return answer ? { answer: answer as Record<string, unknown> } : { problem: `${describeReply(reply)}: ${describeBody(body)}` }
}

const longest = 70

const shortened = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}

const wordsIn = (body: unknown): string => {
  if (typeof body !== 'object' || body === null) return ''
  const { message, error, detail } = body as Record<string, unknown>
  const words = [message, error, detail].find((one) => typeof one === 'string')
  return typeof words === 'string' ? ` “${shortened(words)}”` : ''
}

/** Describes a response in a few words, such as `404 “Not found”` or `200 HTML instead of JSON`. */
export function describeReply({ status, headers, text, failure }: Reply): string {
  if (failure) return failure
  const body = parsed(text)
  if (typeof body === 'object' && body !== null)
    return `${status}${status < 300 && isRefusal(body) ? ' with a failure in its body' : ''}${wordsIn(body)}`
  if (text.trim() === '') return `${status} without a body`
  const isHtml = (headers.get('content-type') ?? '').includes('html') || /^\s*<(!doctype|html)/i.test(text)
  return `${status} ${isHtml ? 'HTML' : 'text'} instead of JSON`
}

/** Describes the fields of a body that cannot be read. */
const describeBody = (body: object): string => {
  if (Array.isArray(body)) return `a list of ${body.length}`
  const names = Object.keys(body)
  return names.length === 0 ? 'an empty object' : shortened(`its fields are ${names.join(', ')}`)
}
