import { createHash } from 'node:crypto'
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { maximumPictureSize } from '../../src/core/contract/pictures.ts'
import { HttpError } from './errors.ts'

/** Bytes of one text, and of all texts and headers beside the picture. */
const maximumTextSize = 64 * 1024
const roomForTexts = 256 * 1024

/** What a form may hold: one picture, and more texts than any form of ours has. */
export const formLimits = { fileSize: maximumPictureSize, files: 1, fields: 40, parts: 50, fieldSize: maximumTextSize }

/** What came in a multipart form; a text that is missing was left out. */
export interface Form<Field extends string> {
  texts: Partial<Record<Field, string>>
  picture: Buffer | undefined
}

const tooLarge = () => new HttpError('too-large', { fields: { profile_picture: 'invalid' } })

const textOf = (part: Extract<Multipart, { type: 'field' }>) => {
  if (typeof part.value === 'string' && !part.valueTruncated) return part.value
  throw new HttpError('validation', { fields: { [part.fieldname]: 'invalid' } })
}

/** A body that is no multipart, or breaks off, is the caller's fault, though the parser gives it no status. */
const asRefusal = (error: unknown) => {
  if (!(error instanceof Error)) return error
  if ('code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  return 'statusCode' in error || error instanceof HttpError ? error : new HttpError('bad-request')
}

const readParts = async <Field extends string>(request: FastifyRequest, fields: readonly Field[]) => {
  const form: Form<Field> = { texts: {}, picture: undefined }
  for await (const part of request.parts()) {
    const field = fields.find((name) => name === part.fieldname)
    if (part.type === 'field') {
      if (field) form.texts[field] = textOf(part)
    } else {
      const bytes = await part.toBuffer()
      if (part.fieldname === 'profile_picture' && bytes.length > 0) form.picture = bytes
    }
  }
  return form
}

/** Reads a multipart form to its end: the texts of these fields as they were typed, and the file `profile_picture`, if it has any bytes. */
export const readForm = async <Field extends string>(request: FastifyRequest, fields: readonly Field[]): Promise<Form<Field>> => {
  if (!request.isMultipart()) throw new HttpError('unsupported-media')
  // Refused by what it says of itself, before anything is read; one that says nothing is cut off at the same size.
  if (Number(request.headers['content-length']) > maximumPictureSize + roomForTexts) throw tooLarge()
  try {
    return await request.receive(() => readParts(request, fields))
  } catch (error) {
    throw asRefusal(error)
  }
}

/** Without white space around what was typed. */
export const trimmed = <Field extends string>(texts: Partial<Record<Field, string>>) =>
  Object.fromEntries(Object.entries<string | undefined>(texts).map(([field, text]) => [field, text?.trim()])) as typeof texts

/** All that a form says, its picture by its hash. */
export const contentOf = ({ texts, picture }: Form<string>) => [texts, picture && createHash('sha256').update(picture).digest('base64url')]

/** A text that is left out keeps its value, an empty one leaves none. */
export const keptText = (text: string | undefined, present: string | null) => (text === undefined ? present : text || null)
