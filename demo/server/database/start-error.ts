/** Error that the operator can fix. Its message is one line, shown without a stack. */
export class StartError extends Error {}

/** Messages by `errno` of the objects that the embedded database throws instead of errors. */
const faultsOfFiles: Record<number, string> = {
  2: 'access is denied',
  19: 'the disk is full',
  29: 'the disk fails',
  51: 'the disk is full',
  54: 'there is a file in place of a folder',
  63: 'access is denied',
  69: 'the disk is read-only',
}

/** Returns the root cause of an error in one line. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof Error) return error.cause === undefined ? (error.message.split('\n')[0] ?? '') : reasonOf(error.cause)
  if (typeof error !== 'object' || error === null || !('errno' in error)) return String(error)
  return faultsOfFiles[Number(error.errno)] ?? `fault ${String(error.errno)} of the file system`
}
