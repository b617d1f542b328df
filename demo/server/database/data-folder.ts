import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, constants, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error))

/** Creates the data folder if it is missing, readable by its owner only, and checks that it is writable. */
export const prepareDataFolder = (folder: string) => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    closeSync(openSync(join(folder, 'lock'), 'a', 0o600))
  } catch (error) {
    throw new StartError(`The data folder ${folder} can't be written to (${codeOf(error)}): set DATA_DIR to a folder that can.`)
  }
}

/**
 * Creates a folder that only its owner can read, because the data folder itself may be shared.
 * Returns whether the folder was missing.
 */
export const closeFolder = (folder: string) => {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  return made !== undefined
}

/** Flags that lock a file when it opens. Linux has no such flag. */
const lockingFlag: Partial<Record<NodeJS.Platform, number>> = { darwin: 0x20 | constants.O_NONBLOCK, win32: 0x1000_0000 }

/** On Linux the lock belongs to the open file, so this process keeps it after the `flock` command has ended. */
const lockByCommand = (descriptor: number, folder: string) => {
  const { error, status } = spawnSync('flock', ['--nonblock', '3'], { stdio: ['ignore', 'ignore', 'ignore', descriptor] })
  if (error) throw new StartError(`The data folder ${folder} can't be locked: the command flock (package util-linux) is missing.`)
  return status === 0
}

/**
 * Locks the data folder for this process. Returns a function that unlocks it.
 * The operating system holds the lock, so a crash releases it too.
 * @throws StartError if another process holds the lock.
 */
export const lockDataFolder = (folder: string): (() => void) => {
  const flag = lockingFlag[process.platform]
  const file = join(folder, 'lock')
  const taken = () =>
    new StartError(`The data folder ${folder} is in use by another process: stop that one, or set DATA_DIR to another folder.`)
  if (flag === undefined) {
    const descriptor = openSync(file, 'a')
    if (!lockByCommand(descriptor, folder)) {
      closeSync(descriptor)
      throw taken()
    }
    return () => closeSync(descriptor)
  }
  try {
    const descriptor = openSync(file, flag | constants.O_RDWR)
    return () => closeSync(descriptor)
  } catch (error) {
    throw ['EAGAIN', 'EWOULDBLOCK', 'EBUSY', 'EPERM'].includes(codeOf(error)) ? taken() : error
  }
}

/** Returns the secret that signs picture URLs and codes. Creates it on the first start, readable by its owner only. */
export const loadOrCreateSecret = (folder: string) => {
  const file = join(folder, 'secret')
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  chmodSync(file, 0o600)
  const secret = readFileSync(file, 'utf8')
  if (secret.length < 32) throw new StartError(`The secret in ${file} is cut short: remove that file, and a new one is made.`)
  return secret
}
