import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from '../../src/core/configuration.ts'
import { UsageError } from './options.ts'

/** Reads the module that `hooks` of `config.json` names: its default export. Throws `UsageError`. */
export async function readHooks(file: string): Promise<Partial<Configuration>> {
  let hooks: unknown
  try {
    hooks = ((await import(pathToFileURL(resolve(file)).href)) as { default?: unknown }).default
  } catch (error) {
    throw new UsageError(`--hooks ${file} cannot be loaded: ${String(error)}`)
  }
  if (typeof hooks !== 'object' || hooks === null)
    throw new UsageError(`--hooks ${file} has no default export with the options of configure().`)
  return hooks
}
