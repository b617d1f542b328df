import { Ajv, type Options } from 'ajv'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { FastifyInstance } from 'fastify'

const options: Options = {
  allErrors: true,
  removeAdditional: true,
  // Strict numbers would convert text such as `Infinity` to a number without checking its bounds.
  strictNumbers: false,
  formats: { 'date-time': fullFormats['date-time'] },
}

/** JSON has types, so nothing is converted: `["a"]` and `5` are invalid as text. */
const ajv = new Ajv(options)

const decimal = /^(?:0|-?[1-9]\d*)$/

/**
 * Converts the integers of a URL, which contains text only. Ajv's own conversion would also accept `0x10`, `1e1` and ` 5`,
 * so two addresses could mean one record.
 */
const convertIntegers = (values: Record<string, unknown>, { properties = {} }: { properties?: Record<string, { type?: string }> }) => {
  for (const [name, { type }] of Object.entries(properties)) {
    const value = values[name]
    if (type === 'integer' && typeof value === 'string' && decimal.test(value)) values[name] = Number(value)
  }
}

/** Validates requests by their schemas. Converts decimal integers in URLs, and nothing in bodies. */
export const checkRequests = (app: FastifyInstance) => {
  app.setValidatorCompiler<object>(({ schema, httpPart }) => {
    const validate = ajv.compile(schema)
    if (httpPart === 'body') return validate
    return (values: Record<string, unknown>) => {
      convertIntegers(values, schema)
      return validate(values) ? { value: values } : { error: Object.assign(new Error('Bad URL'), { validation: validate.errors }) }
    }
  })
}
