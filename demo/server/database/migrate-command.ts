import { readEnvironment } from '../environment.ts'
import { prepareDataFolder } from './data-folder.ts'
import { openDatabase } from './database.ts'
import { reasonOf } from './start-error.ts'

/** `npm run migrate`: applies missing migrations to the database of the environment. Prints an error as one line and sets exit code 1. */
export const migrate = async () => {
  try {
    const { dataFolder, databaseUrl } = readEnvironment(process.env)
    if (!databaseUrl) prepareDataFolder(dataFolder)
    const { close } = await openDatabase(databaseUrl ? { url: databaseUrl } : { folder: dataFolder })
    await close()
    process.stdout.write('The database has all migrations.\n')
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`)
    process.exitCode = 1
  }
}
