import { Ajv, type Options } from 'ajv'
import type { FastifyInstance } from 'fastify'

const options: Options = {
  allErrors: true,
  removeAdditional: true,
  // Strict numbers would turn a text such as `Infinity` into a number that no bound is checked for.
  strictNumbers: false,
}

/** An address holds texts only, so a schema makes numbers of them. */
const addresses = new Ajv({ ...options, coerceTypes: true })

/** JSON has types of its own, so nothing is made of anything else: `["a"]` and `5` are no text. */
const bodies = new Ajv(options)

/** Checks the requests of these routes by their schemas: bodies to the letter, addresses with texts made numbers. */
export const checkRequests = (app: FastifyInstance) => {
  app.setValidatorCompiler<object>(({ schema, httpPart }) => (httpPart === 'body' ? bodies : addresses).compile(schema))
}
