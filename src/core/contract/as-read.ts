/** ID of a record. Our server uses integers; other backends may use text, such as UUIDs. */
export type Id = number | string

/**
 * Type of a response after the client has normalized it. Only a row's `id` is guaranteed.
 * A missing number is null, a missing text is empty (null if the schema allows it), and a missing list is empty.
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

/** Type of a request. IDs are sent back as they were received. */
export type AsSent<Value> = {
  [Field in keyof Value]: Field extends 'doctor_id' | 'admin_id' | 'patient_id' | 'subscription_id' | 'key_id' | 'session_id' | 'passkey_id'
    ? Id | Extract<Value[Field], undefined>
    : Field extends 'user_id'
      ? Id | null
      : Value[Field]
}
