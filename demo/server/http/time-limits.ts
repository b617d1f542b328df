/** Limits in milliseconds. */
export interface TimeLimits {
  /** Until the request headers are complete. */
  headers: number
  /** Until the request is complete, including its body. */
  request: number
  /** Until the response begins, except for forms with files. */
  answer: number
  /** Without traffic on the connection. */
  silence: number
  /** Until a server that stops closes connections with unfinished requests or responses. */
  stop: number
}

export const usualTimeLimits: TimeLimits = { headers: 10_000, request: 60_000, answer: 30_000, silence: 90_000, stop: 10_000 }

/** Slow uploads get the full request time, and then the usual response time. */
export const uploadTimeLimit = usualTimeLimits.request + usualTimeLimits.answer

/** Returns server options that limit slow connections. */
export const timeOptions = ({ headers, request, silence }: TimeLimits) => ({
  connectionTimeout: silence,
  requestTimeout: request,
  http: { headersTimeout: headers, connectionsCheckingInterval: Math.min(5000, headers) },
})
