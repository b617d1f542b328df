import { join } from 'node:path'
import { closeFolder } from '../database/data-folder.ts'
import type { Environment } from '../environment.ts'
import { folderPictures, type PictureStore } from './picture-store.ts'

/** Opens the picture store of the environment. Loads the large S3 driver only if S3 is configured. */
export const openPictures = async ({ s3, dataFolder }: Pick<Environment, 's3' | 'dataFolder'>): Promise<PictureStore> => {
  if (s3) return (await import('./s3-pictures.ts')).s3Pictures(s3)
  const folder = join(dataFolder, 'pictures')
  closeFolder(folder)
  return folderPictures(folder)
}
