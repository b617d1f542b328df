import { Type } from 'typebox'
import { lengths } from './lengths.ts'

/** Ids are whole numbers; in the panel's addresses they stand base64-encoded. */
export const Identifier = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** Text that somebody types into this field. */
export const TypedText = (field: keyof typeof lengths) => Type.String({ maxLength: lengths[field] })

/** Text that may be missing. */
export const Text = Type.Union([Type.String(), Type.Null()])

/** Counts the changes of a record. Sent back with a change, it says which state that is based on; without it, the change is made in any case. */
export const Version = Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }))

/** ISO 8601 with its time zone. */
export const DateTime = Type.String({ format: 'date-time' })
