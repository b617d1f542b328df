import assert from 'node:assert/strict'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { openApiDocument } from '../../../demo/server/openapi/document.ts'

interface Operation {
  responses: Record<string, { content: Record<string, { schema?: object }> }>
}

const document = openApiDocument()
const paths = document.paths as unknown as Record<string, Record<string, Operation>>
const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema(document, 'openapi')

/** A picture URL contains the key of the picture. */
const templateOf = (path: string) => (path.startsWith('/pictures/') ? '/pictures/{folder}/{file}' : path)

const validators = new Map<string, ValidateFunction>()

const validatorOf = (path: string, method: string, status: number | string, type = 'application/json') => {
  const pointer = [path, method, 'responses', String(status), 'content', type, 'schema']
  const reference = `openapi#/paths/${pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
  const known = validators.get(reference) ?? ajv.compile({ $ref: reference })
  validators.set(reference, known)
  return known
}

export interface Answered {
  method: string
  /** Path below the base URL of the API, with or without the query string. */
  path: string
  status: number
  body: unknown
}

/** Throws if a response does not match the OpenAPI document. A path that is not in it must return an error. */
export const checkAnswer = ({ method, path, status, body }: Answered) => {
  const bare = templateOf(path.split('?')[0] ?? '')
  const name = `${method} ${bare} ${status}`
  const responses = paths[bare]?.[method.toLowerCase()]?.responses
  if (!responses) {
    assert.ok(status >= 400 && ajv.validate({ $ref: 'openapi#/components/schemas/ErrorBody' }, body), `${name}: ${JSON.stringify(body)}`)
    return
  }
  assert.ok(responses[String(status)], `${name} is not in the document: ${JSON.stringify(body)}`)
  const validate = validatorOf(bare, method.toLowerCase(), status)
  assert.ok(validate(body), `${name}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body).slice(0, 500)}`)
}

/** Throws if an example does not match the schema at its place in the document. */
export const isExampleOf = (place: { method: string; path: string; status: string; type: string }, example: unknown) => {
  const { method, path, status, type } = place
  const validate = validatorOf(path, method, status, type)
  assert.ok(validate(example), `${method} ${path} ${status}: ${ajv.errorsText(validate.errors)}`)
}
