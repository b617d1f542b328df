import { readEnvironment } from '../environment.ts'
import { prepareDataFolder } from './data-folder.ts'
import { openDatabase, type Database } from './database.ts'
import { reasonOf } from './start-error.ts'

/**
 * Runs a command on the database of the environment. Prints an error as one line and sets exit code 1.
 * @param choose Returns the work, or throws StartError for wrong words before the database is opened.
 */
export const runCommand = async (choose: () => (database: Database) => Promise<void>) => {
  try {
    const work = choose()
    const { dataFolder, databaseUrl } = readEnvironment(process.env)
    if (!databaseUrl) prepareDataFolder(dataFolder)
    const { database, close } = await openDatabase(databaseUrl ? { url: databaseUrl } : { folder: dataFolder })
    try {
      await work(database)
    } finally {
      await close()
    }
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`)
    process.exitCode = 1
  }
}
