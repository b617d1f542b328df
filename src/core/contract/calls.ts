import type { Static } from 'typebox'
import type * as admins from './admins.ts'
import type * as doctors from './doctors.ts'
import type * as overview from './overview.ts'
import type * as patients from './patients.ts'
import type * as session from './session.ts'
import type * as subscriptions from './subscriptions.ts'
import type { Body, CallSchema, Query } from './call.ts'

type Contract = typeof admins & typeof doctors & typeof overview & typeof patients & typeof session & typeof subscriptions

/** Name of a call of the contract, such as `listDoctors`. */
export type CallName = keyof { [Name in keyof Contract as `${Name}Schema` extends keyof Contract ? Name : never]: Name }

type SchemaOf<Name extends CallName> = Contract[`${Name}Schema` & keyof Contract] extends infer Schema extends CallSchema ? Schema : never

/** Request of a call before it is sent. */
export interface MappedRequest<Name extends CallName> {
  query: Query<SchemaOf<Name>>
  body: Body<SchemaOf<Name>>
  /** Fields and files of a multipart call. */
  form: FormData | undefined
}

/** Changes to the request of a call. What is left out is sent as it is. */
export interface RequestChanges {
  query?: Readonly<Record<string, string | number | undefined>>
  /** JSON, or `FormData` for a multipart body. */
  body?: unknown
}

/** Parts of a response of the contract; what is left out counts as missing. */
export type Loose<Value> = Value extends readonly (infer Item)[]
  ? Loose<Item>[]
  : Value extends object
    ? { [Field in keyof Value]?: Loose<Value[Field]> | null }
    : Value extends boolean
      ? boolean
      : Value extends number
        ? number | string
        : Value extends string
          ? string | number
          : Value

/** Response of a call as a mapping returns it. It is then read like any other response. */
export type MappedAnswer<Name extends CallName> = Loose<Static<SchemaOf<Name>['response'][200]>>

/** Functions by call name that change a request before it is sent. */
export type RequestMappings = { [Name in CallName]?: (request: MappedRequest<Name>) => RequestChanges | Promise<RequestChanges> }

/** Functions by call name that bring the response of a backend (parsed JSON) into the form of the contract. */
export type AnswerMappings = { [Name in CallName]?: (answer: never) => MappedAnswer<Name> | Promise<MappedAnswer<Name>> }

/** Parameters of the lists that a backend may name otherwise. */
export type ListParameter = 'page' | 'page_size' | 'sort' | 'order' | 'q' | 'status' | 'plan' | 'doctor_id'
