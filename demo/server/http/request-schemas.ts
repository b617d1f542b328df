import { Ajv, type Options } from 'ajv'
import type { FastifyInstance } from 'fastify'

const options: Options = {
  allErrors: true,
  removeAdditional: true,
  // Strict numbers would convert text such as `Infinity` to a number without checking its bounds.
  strictNumbers: false,
}

/** URLs contain text only, so the schemas convert it to numbers. */
const addresses = new Ajv({ ...options, coerceTypes: true })

/** JSON has types, so nothing is converted: `["a"]` and `5` are invalid as text. */
const bodies = new Ajv(options)

/** Validates requests by their schemas. Converts types in URLs, but not in bodies. */
export const checkRequests = (app: FastifyInstance) => {
  app.setValidatorCompiler<object>(({ schema, httpPart }) => (httpPart === 'body' ? bodies : addresses).compile(schema))
}
