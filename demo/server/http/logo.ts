import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { reasonOf, StartError } from '../database/start-error.ts'

/** Media types of logos by extension of the file. */
export const logoTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
}

export interface Logo {
  type: string
  content: Buffer
}

/**
 * Reads the image in place of the panel's mark.
 * @throws StartError if the file cannot be read
 */
export async function readLogo(file: string): Promise<Logo> {
  try {
    return { type: logoTypes[extname(file).toLowerCase()] ?? 'application/octet-stream', content: await readFile(file) }
  } catch (error) {
    throw new StartError(`LOGO_FILE cannot be read: ${reasonOf(error)}`)
  }
}
