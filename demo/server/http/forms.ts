import { createHash } from 'node:crypto'
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { maximumPictureSize, type PictureFault } from '../../../src/core/contract/pictures.ts'
import { cleanText } from '../../../src/core/contract/typed-text.ts'
import { HttpError } from './errors.ts'

/** Bytes of one text, and of all texts and headers besides the picture. */
const maximumTextSize = 64 * 1024
const roomForTexts = 256 * 1024

/** Limits of a multipart form: one picture, and more texts than any form has. */
export const formLimits = { fileSize: maximumPictureSize, files: 1, fields: 40, parts: 50, fieldSize: maximumTextSize }

/** Content of a multipart form. Texts that were not sent are missing. */
export interface Form<Field extends string> {
  texts: Partial<Record<Field, string>>
  picture: Buffer | undefined
}

const refused = (code: 'too-large' | 'validation', fault: PictureFault) => new HttpError(code, { fields: { profile_picture: fault } })
const tooLarge = () => refused('too-large', 'too-large')

const textOf = (part: Extract<Multipart, { type: 'field' }>) => {
  if (typeof part.value === 'string' && !part.valueTruncated) return part.value
  throw new HttpError('validation', { fields: { [part.fieldname]: 'invalid' } })
}

/** The parser's errors have no status, but a body that is malformed or breaks off is the client's fault: 400. */
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
      // Browsers send a file without name and content if none was chosen.
      if (part.fieldname !== 'profile_picture' || (bytes.length === 0 && !part.filename)) continue
      if (bytes.length === 0) throw refused('validation', 'empty')
      form.picture = bytes
    }
  }
  return form
}

/** Reads a multipart form: the texts of these fields, unchanged, and the file `profile_picture` if one was chosen. */
export const readForm = async <Field extends string>(request: FastifyRequest, fields: readonly Field[]): Promise<Form<Field>> => {
  if (!request.isMultipart()) throw new HttpError('unsupported-media')
  // Reject by Content-Length before reading the body. Without that header, the parser stops at the size limit.
  if (Number(request.headers['content-length']) > maximumPictureSize + roomForTexts) throw tooLarge()
  try {
    return await request.receive(() => readParts(request, fields))
  } catch (error) {
    throw asRefusal(error)
  }
}

/** Returns the texts of fields as they are stored. Not for passwords. */
export const cleanTexts = <Field extends string, Texts extends Partial<Record<Field, string>>>(texts: Texts) =>
  Object.fromEntries(
    Object.entries<string | undefined>(texts).map(([field, text]) => [field, text === undefined ? undefined : cleanText(field, text)]),
  ) as Texts

/** Returns the content of a form for a request hash; the picture is hashed. */
export const contentOf = ({ texts, picture }: Form<string>) => [texts, picture && createHash('sha256').update(picture).digest('base64url')]

/** Returns the new value of an optional column: a missing text keeps the old one, an empty text clears it. */
export const keptText = (text: string | undefined, present: string | null) => (text === undefined ? present : text || null)
