import { map, onMount, type MapStore } from 'nanostores'
import { ApiError, isUnauthorized } from '../api/api-error.ts'
import type { RuleCode } from '../contract/rules.ts'
import { $expired } from '../session/session-state.ts'

type Values<Name extends string> = Record<Name, string>

/** Validation rule of one field. It may read the other fields; most rules come from the contract and do not. */
export type FieldRule<Name extends string> = (value: string, values: Values<Name>) => RuleCode | undefined

export interface FormState<Name extends string> {
  /** Error codes by field. The form translates them. */
  errors: Partial<Record<Name, string>>
  submitting: boolean
  /** Error of the last submission if it has no field errors. */
  failure: unknown
  /** The last submission failed because the session had expired, and the session is restored. Ends with the next edit or submission. */
  sessionRestored: boolean
}

/** End of a verification of the admin: the form is then sent again, nothing happens, or the form shows that it was not sent. */
export type VerificationEnd = 'verified' | 'canceled' | 'failed'

/** Asks who is there, and calls `end` with the result. */
export type AskWho = (end: (result: VerificationEnd) => void) => void

export interface Form<Name extends string> {
  $form: MapStore<FormState<Name>>
  fields: readonly Name[]
  /**
   * Validates one field while the user types. `others` holds the values of the other fields.
   * A text that is too short is no error until it was long enough once, or the user left the field.
   */
  check: (name: Name, value: string, others?: Partial<Values<Name>>) => void
  /** Validates the length of a text when the user leaves its field. */
  leave: (name: Name, value: string) => void
  /**
   * Validates the values, calls `allow`, then sends them. Resolves to true if the server accepted them.
   * Does nothing while another submission runs.
   */
  submit: (values: Values<Name>, data?: FormData, allow?: () => boolean) => Promise<boolean>
  /** Lets a part ask who is there when the server wants to know (`verification-required`). Returns a function that ends that. */
  onVerification: (ask: AskWho) => () => void
}

interface FormOptions<Name extends string> {
  rules: Record<Name, FieldRule<Name>>
  /**
   * Effect of an edit on the field's error: `check` (default) validates again, `clear` removes it until the next submission,
   * except for a text that is too short.
   */
  onEdit?: 'check' | 'clear'
  /** `data` holds the same values and the selected files, for multipart calls. */
  send: (values: Values<Name>, data: FormData) => Promise<unknown>
}

/**
 * Creates the state of a form: validation, submission and errors.
 * The inputs keep the values, so a failed submission loses nothing.
 */
export function createForm<Name extends string>({ rules, onEdit = 'check', send }: FormOptions<Name>): Form<Name> {
  const fields = Object.keys(rules) as Name[]
  const empty = Object.fromEntries(fields.map((name) => [name, ''])) as Values<Name>
  /** Fields whose text was long enough once, was left or was submitted. */
  const complete = new Set<Name>()
  let askWho: AskWho | undefined
  const $form = map<FormState<Name>>({ errors: {}, submitting: false, failure: undefined, sessionRestored: false })

  onMount($form, () =>
    $expired.subscribe((expired) => {
      if (!expired && isUnauthorized($form.get().failure)) $form.set({ ...$form.get(), failure: undefined, sessionRestored: true })
    }),
  )

  function check(name: Name, value: string, others: Partial<Values<Name>> = {}): void {
    const values = { ...empty, ...others, [name]: value }
    const { errors, sessionRestored } = $form.get()
    // A mismatch concerns two fields: a change of either can resolve it.
    const concerned = fields.filter((field) => field === name || errors[field] === 'mismatch')
    if (value && rules[name](value, values) !== 'too-short') complete.add(name)
    const codeOf = (field: Name) => {
      const code = rules[field](values[field], values)
      if (code === 'too-short') return complete.has(field) ? code : undefined
      return onEdit === 'clear' ? undefined : code
    }
    const now = { ...errors, ...Object.fromEntries(concerned.map((field) => [field, codeOf(field)])) }
    const isNews = sessionRestored || concerned.some((field) => now[field] !== errors[field])
    if (isNews) $form.set({ ...$form.get(), errors: now, sessionRestored: false })
  }

  function leave(name: Name, value: string): void {
    if (!value || complete.has(name) || rules[name](value, empty) !== 'too-short') return
    complete.add(name)
    $form.set({ ...$form.get(), errors: { ...$form.get().errors, [name]: 'too-short' } })
  }

  async function submit(values: Values<Name>, data = new FormData(), allow = () => true): Promise<boolean> {
    if ($form.get().submitting) return false
    const errors = errorsIn(values)
    for (const name of fields) if (values[name]) complete.add(name)
    const submitting = !hasAny(errors) && allow()
    $form.set({ errors, submitting, failure: undefined, sessionRestored: false })
    if (!submitting) return false
    try {
      if (!(await deliver(values, data))) return false
      complete.clear()
      return true
    } catch (error) {
      console.error(error)
      const refused = refusedFields(error)
      $form.set({ ...$form.get(), errors: refused, failure: hasAny(refused) ? otherWords(error) : (otherWords(error) ?? error) })
      return false
    } finally {
      $form.setKey('submitting', false)
    }
  }

  /** Resolves to false if the admin canceled the verification that the server wants. */
  async function deliver(values: Values<Name>, data: FormData): Promise<boolean> {
    try {
      await send(values, data)
      return true
    } catch (error) {
      const ask = askWho
      if (!ask || !(error instanceof ApiError) || error.code !== 'verification-required') throw error
      const result = await new Promise<VerificationEnd>(ask)
      if (result === 'failed') throw error
      return result === 'verified' && deliver(values, data)
    }
  }

  function onVerification(ask: AskWho): () => void {
    askWho = ask
    return () => {
      if (askWho === ask) askWho = undefined
    }
  }

  const errorsIn = (values: Values<Name>) => pick((name) => rules[name](values[name], values))

  const refusedFields = (error: unknown) => pick((name) => (error instanceof ApiError ? error.fields[name] : undefined))

  /** Returns the error with the words of the backend that belong to no field of this form; undefined if there are none. */
  function otherWords(error: unknown): ApiError | undefined {
    if (!(error instanceof ApiError) || !error.told) return undefined
    const { code, message, fields: refused, retryAfter } = error
    const others = Object.entries(refused).filter(([name]) => !(fields as string[]).includes(name))
    const told = [...error.told, ...others.map(([, text]) => text)]
    return told.length > 0 ? Object.assign(new ApiError(code, message, refused), { told, retryAfter }) : undefined
  }

  const pick = (codeOf: (name: Name) => string | undefined) =>
    Object.fromEntries(fields.map((name) => [name, codeOf(name)]).filter(([, code]) => code)) as FormState<Name>['errors']

  return { $form, fields, check, leave, submit, onVerification }
}

const hasAny = (errors: object) => Object.keys(errors).length > 0
