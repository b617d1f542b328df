import { map, type MapStore } from 'nanostores'
import { ApiError } from './api-error.ts'
import type { Rule } from './contract/rules.ts'

type Values<Name extends string> = Record<Name, string>

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
  /** The live check of one field. */
  check: (name: Name, value: string) => void
  /** Sends the values if all rules allow. Resolves to whether they were accepted; a second call meanwhile does nothing. */
  submit: (values: Values<Name>) => Promise<boolean>
}

interface FormOptions<Name extends string> {
  rules: Record<Name, Rule>
  send: (values: Values<Name>) => Promise<unknown>
}

/** The one way in which every form checks, sends and fails. The values stay with the inputs, so that no failure loses them. */
export function createForm<Name extends string>({ rules, send }: FormOptions<Name>): Form<Name> {
  const fields = Object.keys(rules) as Name[]
  const $form = map<FormState<Name>>({ errors: {}, submitting: false, failure: undefined })

  const setErrors = (errors: FormState<Name>['errors']) => $form.set({ ...$form.get(), errors })

  function check(name: Name, value: string): void {
    const code = rules[name](value)
    if (code !== $form.get().errors[name]) setErrors({ ...$form.get().errors, [name]: code })
  }

  async function submit(values: Values<Name>): Promise<boolean> {
    if ($form.get().submitting) return false
    const errors = errorsIn(values)
    $form.set({ errors, submitting: !hasAny(errors), failure: undefined })
    if (hasAny(errors)) return false
    try {
      await send(values)
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

  const errorsIn = (values: Values<Name>) => pick((name) => rules[name](values[name]))

  const refusedFields = (error: unknown) => pick((name) => (error instanceof ApiError ? error.fields[name] : undefined))

  const pick = (codeOf: (name: Name) => string | undefined) =>
    Object.fromEntries(fields.map((name) => [name, codeOf(name)]).filter(([, code]) => code)) as FormState<Name>['errors']

  return { $form, fields, check, submit }
}

const hasAny = (errors: object) => Object.keys(errors).length > 0
