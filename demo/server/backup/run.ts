import { prepareDataFolder } from '../database/data-folder.ts'
import { openDatabase, type Database } from '../database/database.ts'
import { readEnvironment, type Environment } from '../environment.ts'
import { openPictures } from '../pictures/open-pictures.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { reasonOf, StartError } from '../database/start-error.ts'
import type { Sums } from './format.ts'
import { readBackup } from './read-backup.ts'
import { writeBackup } from './write-backup.ts'

type Work = (database: Database, pictures: PictureStore, file: string) => Promise<Sums>

const codes: Record<string, string> = {
  EEXIST: 'is there already',
  ENOENT: 'is not there',
  EACCES: 'may not be used',
  Z_DATA_ERROR: 'is no backup, or damaged',
  Z_BUF_ERROR: 'is cut short',
}

const sayWhy = (error: unknown, file: string) => {
  const code = error instanceof Error && 'code' in error ? codes[String(error.code)] : undefined
  return code ? `The file ${file} ${code}.` : reasonOf(error)
}

const total = ({ rows }: Sums) => Object.values(rows).reduce((all, count) => all + count, 0)

const placeOf = ({ s3 }: Environment) => (s3 ? 'S3_BUCKET' : 'DATA_DIR')

/** Runs a command on the database and pictures of the environment. Prints an error as one line and sets exit code 1, also if pictures are missing. */
const run = async (usage: string, file: string | undefined, done: string, work: Work) => {
  try {
    if (!file || file.startsWith('-')) throw new StartError(usage)
    const environment = readEnvironment(process.env)
    const { dataFolder, databaseUrl } = environment
    prepareDataFolder(dataFolder)
    const pictures = await openPictures(environment)
    const { database, close } = await openDatabase(databaseUrl ? { url: databaseUrl } : { folder: dataFolder })
    try {
      const sums = await work(database, pictures, file)
      process.stdout.write(`${done} ${file}: ${total(sums).toLocaleString('en')} rows, ${sums.pictures.toLocaleString('en')} pictures.\n`)
      if (sums.missing > 0) {
        process.stderr.write(
          `${sums.missing.toLocaleString('en')} pictures were missing at the backup: did ${placeOf(environment)} name their place?\n`,
        )
        process.exitCode = 1
      }
    } finally {
      pictures.close?.()
      await close()
    }
  } catch (error) {
    process.stderr.write(`${sayWhy(error, file ?? '')}\n`)
    process.exitCode = 1
  }
}

/** `npm run backup -- FILE` */
export const backup = ([file]: string[]) => run('Say where to: npm run backup -- FILE', file, 'Kept in', writeBackup)

/** `npm run restore -- FILE [--replace]` */
export const restore = (words: string[]) => {
  const [file] = words.filter((word) => word !== '--replace')
  const usage = 'Say what: npm run restore -- FILE, and --replace to lose what the database holds'
  return run(usage, file, 'Restored from', (database, pictures, path) => readBackup(database, pictures, path, words.includes('--replace')))
}
