import { accessHeader } from '../../../src/core/contract/access.ts'
import { statusOfErrorCode, type ServerErrorCode } from '../../../src/core/contract/errors.ts'
import { pictureTypes } from '../../../src/core/contract/pictures.ts'
import { accesses } from '../../../src/core/contract/portals.ts'
import { errorBody, HttpError } from '../http/errors.ts'
import { allCalls, type DescribedCall } from './calls.ts'
import { components, plain } from './components.ts'
import { answerExamples } from './examples.ts'
import type { Json } from './json.ts'
import { markAnswer, markRequest, markRequestField } from './requirements.ts'

/** Headers of every response. */
const ownHeaders = {
  'x-request-id': { $ref: '#/components/headers/RequestId' },
  'idempotency-key-accepted': { $ref: '#/components/headers/IdempotencyKeyAccepted' },
}

/** Returns the error codes of a call: general ones, those of its kind of input, and its own. */
const errorsOf = ({ call, schema, form, errors = [] }: DescribedCall): ServerErrorCode[] => [
  'bad-request',
  'request-timeout',
  'server',
  'unavailable',
  ...(call.public ? [] : ['unauthorized' as const, 'forbidden' as const]),
  ...(call.method === 'GET' ? [] : ['too-large' as const, 'unsupported-media' as const]),
  ...(schema.body || form || schema.querystring ? ['validation' as const] : []),
  ...errors,
]

const exampleOf = (code: ServerErrorCode): Json => {
  const error = new HttpError(code, {
    ...(code === 'validation' && { fields: { email: 'taken' } }),
    ...(code === 'second-factor' && { secondFactor: { challenge: '3fQk8mZyX0Lr', factors: ['totp'] } }),
  })
  return plain(errorBody(error, '6f1d2c8e-8f0b-4d0e-9c59-0f6f0a4f3b1d'))
}

const refusals = (codes: ServerErrorCode[]): Record<string, Json> => {
  const statuses = [...new Set(codes.map((code) => statusOfErrorCode[code]))].sort()
  return Object.fromEntries(
    statuses.map((status) => {
      const own = [...new Set(codes.filter((code) => statusOfErrorCode[code] === status))]
      const schema = { allOf: [{ $ref: '#/components/schemas/ErrorBody' }], properties: { code: { enum: own } } }
      const canWait = status === 429 || status === 503
      return [
        String(status),
        {
          description: own.join(', '),
          headers: { ...ownHeaders, ...(canWait && { 'retry-after': { $ref: '#/components/headers/RetryAfter' } }) },
          content: { 'application/json': { schema, examples: Object.fromEntries(own.map((code) => [code, { value: exampleOf(code) }])) } },
        },
      ]
    }),
  )
}

const parametersOf = ({ call, schema, once }: DescribedCall): Json[] => {
  const query = plain(schema.querystring ?? {}) as { properties?: Record<string, { [name: string]: Json }>; required?: string[] }
  const inQuery = Object.entries(query.properties ?? {}).map(([name, part]) => {
    const { description, 'x-requirement': requirement, ...schemaOfName } = markRequestField(name, part, call.name)
    return {
      name,
      in: 'query',
      required: query.required?.includes(name) ?? false,
      ...(description !== undefined && { description }),
      schema: schemaOfName,
      'x-requirement': requirement ?? null,
    }
  })
  return once ? [...inQuery, { $ref: '#/components/parameters/IdempotencyKey' }] : inQuery
}

const formOf = (fields: readonly string[]): Json => ({
  content: {
    'multipart/form-data': {
      schema: markRequest({
        type: 'object',
        properties: {
          ...Object.fromEntries(fields.map((field) => [field, { type: 'string', ...(field === 'isActive' && { enum: ['0', '1'] }) }])),
          profile_picture: { type: 'string', format: 'binary', description: `A file of one of these types: ${pictureTypes.join(', ')}.` },
          version: { type: 'integer', minimum: 1, description: 'The `version` of the record that was read.' },
        },
      }),
    },
  },
})

const requestBody = ({ schema, form }: DescribedCall): Record<string, Json> => {
  if (form) return { requestBody: formOf(form) }
  if (!schema.body) return {}
  return {
    requestBody: { required: true, content: { 'application/json': { schema: markRequest(plain(schema.body) as Record<string, Json>) } } },
  }
}

const operationId = ({ method, path }: DescribedCall['call']) =>
  `${method.toLowerCase()}${path.replace(/[/](\w)/g, (_slash, letter: string) => letter.toUpperCase())}`

const operation = (described: DescribedCall): Json => {
  const { call, schema, tag, summary, description, extension, byPortal } = described
  const words = extension ? `Extension: ${extension}` : 'Required by the elements.'
  const example = answerExamples[`${call.method} ${call.path}`]
  if (!example) throw new Error(`${call.method} ${call.path} has no example`)
  const parameters = parametersOf(described)
  return {
    operationId: operationId(call),
    tags: [tag],
    summary,
    description: description ? `${description} ${words}` : words,
    'x-requirement': extension ? 'extension' : 'required',
    ...(call.public && { security: byPortal ? [{ portalKey: [] }] : [] }),
    ...(parameters.length > 0 && { parameters }),
    ...requestBody(described),
    responses: {
      200: {
        description: 'Done.',
        headers: { ...ownHeaders, ...(!call.public && { [accessHeader]: { $ref: '#/components/headers/SessionAccess' } }) },
        content: { 'application/json': { schema: markAnswer('Answer', plain(schema.response[200]) as Record<string, Json>), example } },
      },
      ...refusals(errorsOf(described)),
    },
  }
}

const tags: Record<DescribedCall['tag'] | 'Pictures', string> = {
  Session: 'Sign-in and sign-out of admins.',
  Overview: 'Key figures.',
  Practices: 'Doctors, shown as practices.',
  Patients: 'Patients and their visits.',
  Subscriptions: 'Subscriptions of doctors.',
  Admins: 'Your own profile and other admins.',
  History: 'Sign-ins, changes and exports. Entries can only be added.',
  Portals: 'Sessions for the users of portals, and the keys of portals.',
  Pictures: 'Pictures of people and visits.',
}

const picture: Json = {
  operationId: 'getPicture',
  tags: ['Pictures'],
  summary: 'Read a picture',
  security: [],
  description:
    'Responses contain signed picture URLs, valid for one to two hours. An expired or changed URL returns 404. Extension: other servers may use any URL.',
  'x-requirement': 'extension',
  parameters: [
    ...['folder', 'file'].map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    { name: 'expires', in: 'query', required: true, schema: { type: 'integer' } },
    { name: 'signature', in: 'query', required: true, schema: { type: 'string' } },
  ],
  responses: {
    200: {
      description: 'The picture.',
      headers: ownHeaders,
      content: { 'image/webp': { schema: { type: 'string', format: 'binary' }, example: 'RIFF(bytes of the picture)WEBP' } },
    },
    ...refusals(['bad-request', 'request-timeout', 'not-found', 'validation', 'server', 'unavailable']),
  },
}

/** Returns the contract as OpenAPI 3.1. It uses the schemas that validate requests and serialize responses. */
export const openApiDocument = () => {
  const paths: Record<string, Record<string, Json>> = {}
  for (const described of allCalls) {
    const { method, path } = described.call
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(described) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Practice Elements',
      version: '1',
      description: [
        'The API that the elements use. Every error has the shape of ErrorBody; its code tells clients how to react.',
        'Schemas are those of the demo server, which is strict. `x-requirement` tells what the elements need of another server:',
        'a call, parameter or field is `required`; `optional` (it may be missing or null); or an `extension` (only the demo server has it).',
        'Ids may be strings there, such as UUIDs.',
      ].join(' '),
      contact: { name: 'Practice Elements' },
      license: { name: 'Not licensed', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [{ url: '/api/v1' }],
    security: [{ token: [] }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: { ...paths, '/pictures/{folder}/{file}': { get: picture } },
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `access_token` of the sign-in response, or the token of an embed session.',
        },
        portalKey: { type: 'http', scheme: 'bearer', description: 'The secret key of a portal. Keep it on the server.' },
      },
      headers: {
        RequestId: { description: 'Id of the request in the server log.', schema: { type: 'string' } },
        IdempotencyKeyAccepted: {
          description: 'Always `true`: a request with an `Idempotency-Key` can be repeated and is applied once.',
          schema: { type: 'string', enum: ['true'] },
        },
        SessionAccess: {
          description: '`read` or `write` in an embed session. With `read`, the elements offer no changes.',
          schema: { type: 'string', enum: [...accesses] },
        },
        RetryAfter: { description: 'Seconds to wait before the next request.', schema: { type: 'integer', minimum: 1 } },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string', maxLength: 200 },
          description:
            'Requests with the same key are applied once. A repeated request gets the first response. ' +
            'Extension: the elements send it to servers that announce it.',
          'x-requirement': 'extension',
        },
      },
      schemas: components(),
    },
  }
}
