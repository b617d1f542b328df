/** Milliseconds. */
export interface TimeLimits {
  /** Until a request's headers are here. */
  headers: number
  /** Until all of a request is here, its body included. */
  request: number
  /** Until an answer begins, forms with files excepted. */
  answer: number
  /** Without a byte in either direction. */
  silence: number
  /** Until a server that stops hangs up on whoever is still sending a request or taking an answer. */
  stop: number
}

export const usualTimeLimits: TimeLimits = { headers: 10_000, request: 60_000, answer: 30_000, silence: 90_000, stop: 10_000 }

/** Who uploads a picture slowly has until it is here, and then as long as everybody. */
export const uploadTimeLimit = usualTimeLimits.request + usualTimeLimits.answer

/** No connection holds its place for longer than its limits, however slowly it sends. */
export const timeOptions = ({ headers, request, silence }: TimeLimits) => ({
  connectionTimeout: silence,
  requestTimeout: request,
  http: { headersTimeout: headers, connectionsCheckingInterval: Math.min(5000, headers) },
})
