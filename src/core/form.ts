import { map, type MapStore } from 'nanostores'
import { ApiError } from './api-error.ts'
import type { RuleCode } from './contract/rules.ts'

type Values<Name extends string> = Record<Name, string>

/** A rule of one field, which may look at the others; most are rules of the contract, which do not. */
export type FieldRule<Name extends string> = (value: string, values: Values<Name>) => RuleCode | undefined

export interface FormState<Name extends string> {
  /** Codes by field; words come from the form's messages. */
  errors: Partial<Record<Name, string>>
  submitting: boolean
  /** Why the last submission failed, where no field is to blame. */
  failure: unknown
}

export interface Form<Name extends string> {
  $form: MapStore<FormState<Name>>
  fields: readonly Name[]
  /** The live check of one field, beside what the others hold. */
  check: (name: Name, value: string, others?: Partial<Values<Name>>) => void
  /** Sends the values if all rules allow, and `allow` after them. Resolves to whether they were accepted; a second call meanwhile does nothing. */
  submit: (values: Values<Name>, data?: FormData, allow?: () => boolean) => Promise<boolean>
}

interface FormOptions<Name extends string> {
  rules: Record<Name, FieldRule<Name>>
  /** What an edit does to a field's message: it looks again, or takes it away until the next submission. */
  onEdit?: 'check' | 'clear'
  /** `data` holds the same values and the files that were chosen, for calls that take multipart. */
  send: (values: Values<Name>, data: FormData) => Promise<unknown>
}

/** The one way in which every form checks, sends and fails. The values stay with the inputs, so that no failure loses them. */
export function createForm<Name extends string>({ rules, onEdit = 'check', send }: FormOptions<Name>): Form<Name> {
  const fields = Object.keys(rules) as Name[]
  const empty = Object.fromEntries(fields.map((name) => [name, ''])) as Values<Name>
  const $form = map<FormState<Name>>({ errors: {}, submitting: false, failure: undefined })

  const setErrors = (errors: FormState<Name>['errors']) => $form.set({ ...$form.get(), errors })

  function check(name: Name, value: string, others: Partial<Values<Name>> = {}): void {
    const values = { ...empty, ...others, [name]: value }
    const { errors } = $form.get()
    // A mismatch is a matter of two fields: a change of either can end it.
    const concerned = fields.filter((field) => field === name || errors[field] === 'mismatch')
    const codeOf = (field: Name) => (onEdit === 'clear' ? undefined : rules[field](values[field], values))
    const now = { ...errors, ...Object.fromEntries(concerned.map((field) => [field, codeOf(field)])) }
    if (concerned.some((field) => now[field] !== errors[field])) setErrors(now)
  }

  async function submit(values: Values<Name>, data = new FormData(), allow = () => true): Promise<boolean> {
    if ($form.get().submitting) return false
    const errors = errorsIn(values)
    const submitting = !hasAny(errors) && allow()
    $form.set({ errors, submitting, failure: undefined })
    if (!submitting) return false
    try {
      await send(values, data)
      return true
    } catch (error) {
      console.error(error)
      const refused = refusedFields(error)
      $form.set({ errors: refused, submitting: true, failure: hasAny(refused) ? undefined : error })
      return false
    } finally {
      $form.setKey('submitting', false)
    }
  }

  const errorsIn = (values: Values<Name>) => pick((name) => rules[name](values[name], values))

  const refusedFields = (error: unknown) => pick((name) => (error instanceof ApiError ? error.fields[name] : undefined))

  const pick = (codeOf: (name: Name) => string | undefined) =>
    Object.fromEntries(fields.map((name) => [name, codeOf(name)]).filter(([, code]) => code)) as FormState<Name>['errors']

  return { $form, fields, check, submit }
}

const hasAny = (errors: object) => Object.keys(errors).length > 0
