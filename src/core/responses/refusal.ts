const words = (value: unknown) => String(value).trim().toLowerCase()

/**
 * Whether an answer with a status of 200 to 299 is a refusal all the same, as many backends word it: `success` is false, or `status` is false, 'error',
 * 'fail' or 'failed'; both in any case, and as texts. `success` decides where it is there: the status beside it may be that of a subscription or payment.
 */
export function isRefusal(answer: object): boolean {
  if ('success' in answer) return ['false', '0'].includes(words(answer.success))
  return 'status' in answer && ['false', 'error', 'fail', 'failed'].includes(words(answer.status))
}
