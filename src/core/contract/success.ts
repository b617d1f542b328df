import { Type } from 'typebox'

/** Response of a change that returns no data. */
export const Success = Type.Object({ success: Type.Boolean(), message: Type.Optional(Type.String()) })
