import { Type } from 'typebox'
import { lengths } from './lengths.ts'

/** ID of a record. The panel's URLs carry it base64-encoded. */
export const Identifier = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** Schema of a text input, limited to the field's length in `lengths`. */
export const TypedText = (field: keyof typeof lengths) => Type.String({ maxLength: lengths[field] })

export const Text = Type.Union([Type.String(), Type.Null()])

/** URL of a picture. The client resolves a relative one against the API base. */
export const Picture = Type.Union([Type.String(), Type.Null()])

/** URL of a picture in a list. */
export const ImageUrl = Type.String()

/** Date without a time, YYYY-MM-DD. */
export const Day = Type.Union([Type.String(), Type.Null()])

/** '1' for an active practice; any other value means inactive. */
export const ActiveFlag = Type.String()

/**
 * Number that increases with every change of a record. Send it back to reject the change if the record has changed since.
 * Without it, the change always applies.
 */
export const Version = Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }))

/** ISO 8601 with its time zone. */
export const DateTime = Type.String({ format: 'date-time' })
