import fc from 'fast-check'
import { allCalls, type DescribedCall } from '../../../demo/server/openapi/calls.ts'

/** Subset of JSON Schema that the contract uses. */
interface Schema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  minimum?: number
  maximum?: number
  maxLength?: number
}

export interface FuzzedRequest {
  method: string
  path: string
  query: [string, string][]
  headers: Record<string, string>
  body: { json: unknown } | { raw: string } | { form: [string, string][]; picture: Uint8Array | undefined } | undefined
}

const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  "' OR 1=1 --",
  '"; DROP TABLE admins; --',
  '%',
  '_',
  '\\',
  '%%%_\\',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '..%2f..%2f',
  '=1+1',
  '\u202e',
  '\ud800',
  'İ',
  '\ufdfa'.repeat(100),
  'x'.repeat(321),
  'x'.repeat(5001),
  '🦷'.repeat(60),
  'a\r\nx: y',
  '__proto__',
  'constructor',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '9007199254740993',
  '2147483648',
  '-1',
  '0x10',
  '1.5',
  'null',
  'true',
  '[]',
  '{}',
  '٣',
]
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...hostileTexts,
    null,
    true,
    false,
    0,
    -1,
    1.5,
    2_147_483_648,
    1e300,
    [],
    {},
    [[]],
    { $ne: null },
    { toString: 1 },
  ),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.jsonValue({ maxDepth: 2 }),
)

const text = ({ maxLength = 60 }: Schema) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 120) }),
    fc.constantFrom('a@b.co', 'x@practice.test', '1', 'Ann', 'secret-1', '123456'),
  )

const integer = ({ minimum = -10, maximum = 1_000_000 }: Schema) =>
  fc.oneof(fc.integer({ min: minimum, max: Math.min(maximum, 70) }), fc.integer({ min: minimum, max: maximum }))

const valid = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid))
  if (schema.type === 'integer' || schema.type === 'number') return integer(schema)
  if (schema.type === 'object') return record(schema, valid)
  return text(schema)
}

/** Generates nearly valid values: about one property in six is hostile. */
const nearly = (schema: Schema): fc.Arbitrary<unknown> =>
  schema.type === 'object'
    ? record(schema, (part) => fc.oneof({ weight: 5, arbitrary: valid(part) }, { weight: 1, arbitrary: hostile }))
    : fc.oneof(valid(schema), hostile)

const record = ({ properties = {}, required = [] }: Schema, value: (schema: Schema) => fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, value(part)])), { requiredKeys: required })

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const pairs = (values: object): [string, string][] => Object.entries(values).map(([name, value]) => [name, asText(value)])

const queryOf = (schema: Schema | undefined): fc.Arbitrary<[string, string][]> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .oneof(valid(schema ?? { type: 'object' }), nearly(schema ?? { type: 'object' }))
        .map((values) => pairs(values as object)),
    },
    {
      weight: 1,
      arbitrary: fc.array(
        fc.tuple(fc.constantFrom('page', 'q', 'sort', 'doctor_id', 'patient_id', '__proto__', 'a[]'), fc.constantFrom(...hostileTexts)),
        { maxLength: 4 },
      ),
    },
  )

const picture = fc.option(
  fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Uint8Array.from([0xff, 0xd8, 0xff, ...bytes])),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Uint8Array.from([...Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...bytes])),
  ),
  { nil: undefined },
)

const bodyOf = ({ schema, form }: DescribedCall): fc.Arbitrary<FuzzedRequest['body']> => {
  const raw = fc
    .oneof(
      fc.json(),
      fc.string(),
      fc.constantFrom('', '{', '[', '{"a":', '"'.repeat(100), '['.repeat(5000), '{"__proto__":{"role":"superadmin"}}'),
    )
    .map((content) => ({ raw: content }))
  if (form) {
    const field = fc.tuple(
      fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...form) },
        fc.constantFrom('nothing', '__proto__', 'profile_picture', 'id', 'role'),
      ),
      fc.oneof(text({}), fc.constantFrom(...hostileTexts)),
    )
    return fc.oneof(
      { weight: 9, arbitrary: fc.record({ form: fc.array(field, { maxLength: 12 }), picture }) },
      { weight: 1, arbitrary: raw },
    )
  }
  if (!schema.body) return fc.constant(undefined)
  const body = schema.body as Schema
  const withMore = fc
    .tuple(valid(body), fc.constantFrom('note', 'id', 'constructor', 'toString'), hostile)
    .map(([json, name, value]) => ({ ...(json as object), [name]: value }))
  return fc.oneof(
    { weight: 4, arbitrary: valid(body).map((json) => ({ json })) },
    { weight: 5, arbitrary: nearly(body).map((json) => ({ json })) },
    { weight: 2, arbitrary: withMore.map((json) => ({ json })) },
    { weight: 1, arbitrary: hostile.map((json) => ({ json })) },
    { weight: 1, arbitrary: raw },
  )
}

const headers = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        'idempotency-key',
        'x-request-id',
        'accept',
        'origin',
        'if-none-match',
        'range',
        'x-forwarded-for',
        'host',
        'authorization',
        'content-type',
      ),
      fc.oneof(
        fc.stringMatching(/^[\x20-\x7e\x80-\xff]{0,300}$/),
        fc.constantFrom('Bearer x', '*/*', 'multipart/form-data', 'application/json; charset=none', 'null'),
      ),
      { maxKeys: 3 },
    ),
  },
)

const requestOf = (described: DescribedCall): fc.Arbitrary<FuzzedRequest> =>
  fc.record({
    method: fc.constant(described.call.method),
    path: fc.constant(described.call.path),
    query: queryOf(described.schema.querystring),
    headers,
    body: bodyOf(described),
  })

const pictureRequest: fc.Arbitrary<FuzzedRequest> = fc.record({
  method: fc.constant('GET'),
  path: fc
    .constantFrom(...hostileTexts, 'demo/admin-1.webp', 'uploads/../../x')
    .map((key) => `/pictures/${encodeURIComponent(Buffer.from(key).toString())}`),
  query: fc.record({ expires: fc.oneof(fc.nat(), hostile), signature: fc.constantFrom(...hostileTexts) }).map(pairs),
  headers,
  body: fc.constant(undefined),
})

export const anyRequest = fc.oneof(...allCalls.map(requestOf), pictureRequest)
