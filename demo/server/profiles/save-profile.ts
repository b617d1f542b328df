import type { FastifyRequest } from 'fastify'
import type { Services } from '../api.ts'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'
import { contentOf, readForm } from '../http/forms.ts'
import { checkVersion, versionOf } from '../http/versions.ts'
import { runOnce } from '../idempotency/idempotency-repository.ts'
import { asPicture, replacePicture } from '../pictures/picture-upload.ts'

interface Row {
  version: number
  picture: string | null
}

interface Profile<Field extends string, Present extends Row, Values extends Partial<Present>> {
  of: 'admin' | 'doctor'
  id: number
  fields: readonly Field[]
  /**
   * Checks the texts of the form, unchanged. Returns a function from the present row to its new values.
   * @throws HttpError `validation`.
   */
  readChanges: (texts: Partial<Record<Field, string>>) => Promise<(present: Present) => Values>
  /** Returns the row and locks it until the transaction ends. */
  lock: (transaction: Database, id: number) => Promise<Present | undefined>
  /** Error code for a missing row. */
  missing: 'not-found' | 'unauthorized'
  update: (transaction: Database, present: Present, values: Values & { picture?: string }) => Promise<void>
}

/**
 * Saves the multipart form of a profile: its texts and, if one was sent, its picture.
 * A repeated request acts once.
 * @throws HttpError `validation`, `conflict`, the code for a missing row, or an error of the form or picture.
 */
export const saveProfile = async <Field extends string, Present extends Row, Values extends Partial<Present>>(
  request: FastifyRequest,
  { database, pictures, decoders, repeatable }: Services,
  { of, id, fields, readChanges, lock, missing, update }: Profile<Field, Present, Values>,
) => {
  const form = await readForm(request, [...fields, 'version'])
  const seen = versionOf(form.texts.version)
  const changesOf = await readChanges(form.texts)
  const bytes = form.picture && (await asPicture(form.picture, decoders))

  const save = (picture: string | undefined) =>
    runOnce(database, { record: `${of} ${id}`, repeatable: repeatable(request, [id, contentOf(form)], seen) }, async (transaction) => {
      const present = await lock(transaction, id)
      if (!present) throw new HttpError(missing)
      const values = { ...changesOf(present), ...(picture && { picture }) }
      checkVersion(present, seen, values)
      await update(transaction, present, values)
      return { former: present.picture, picture }
    })
  await replacePicture({ pictures, bytes, save, warn: (error) => request.log.warn(error, 'a picture was left behind') })
}
