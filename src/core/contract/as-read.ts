/** An id. Our server's are whole numbers; another backend may have texts, such as UUIDs. */
export type Id = number | string

/**
 * What a client makes of an answer, whoever sent it: only a row's `id` is there for certain. A missing number is null, a missing text empty,
 * or null where the schema allows that; a missing list is empty.
 */
export type AsRead<Value> = Value extends readonly (infer Item)[]
  ? AsRead<Item>[]
  : Value extends object
    ? {
        [Field in keyof Value]: Field extends 'id'
          ? Id
          : Field extends 'user_id'
            ? Id | null
            : undefined extends Value[Field]
              ? Value[Field]
              : AsRead<Value[Field]>
      }
    : Value extends number
      ? number | null
      : Value

/** What a client sends: ids go back as they came. */
export type AsSent<Value> = {
  [Field in keyof Value]: Field extends 'doctor_id' | 'patient_id' | 'subscription_id'
    ? Id | Extract<Value[Field], undefined>
    : Field extends 'user_id'
      ? Id | null
      : Value[Field]
}
