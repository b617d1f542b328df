import { Type } from 'typebox'

/** The answer of a change that has nothing more to tell. */
export const Success = Type.Object({ success: Type.Boolean(), message: Type.Optional(Type.String()) })
