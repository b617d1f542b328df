const words = (value: unknown) => String(value).trim().toLowerCase()

/**
 * Returns true if a response with status 200 to 299 reports an error, as many backends do: `success` is false,
 * or `status` is false, 'error', 'fail' or 'failed'. Values may be text in any case.
 * `success` takes precedence, because `status` may be that of a subscription or payment.
 */
export function isRefusal(answer: object): boolean {
  if ('success' in answer) return ['false', '0'].includes(words(answer.success))
  return 'status' in answer && ['false', 'error', 'fail', 'failed'].includes(words(answer.status))
}
