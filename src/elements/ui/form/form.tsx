import { useStore } from '@nanostores/react'
import type { MapStore } from 'nanostores'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react'
import { flushSync } from 'react-dom'
import type { Form as FormStore, FormState } from '../../../core/forms/form.ts'
import type { Texts } from '../../../core/forms/form-content.ts'
import { $formMessages } from '../../../core/i18n/parts/form.ts'
import { $mayChange } from '../../../core/session/access.ts'
import { setStyles } from '../../runtime/style-sheets.ts'
import { readContent, readFormData, readTexts } from './form-data.ts'
import { useComposedText } from './composed-text.ts'
import { useLoadedValues } from './use-loaded-values.ts'
import css from './form.css?inline'

setStyles('form', css)

/** Texts of error codes, by field and code. The codes `taken` and `common` have a default text. */
export type FieldMessages<Name extends string> = Record<Name, Record<string, string>>

export interface FormProps<Name extends string> {
  form: FormStore<Name>
  messages: FieldMessages<Name>
  /** Values to edit, as loaded. With them, the form warns before unsaved changes are lost. */
  loaded?: Texts
  /** Version of the loaded values, if the server counts versions. The form sends it with the save. */
  version?: number | undefined
  /** Called after validation and before the request. Returns false to cancel it; the form then keeps its values. */
  before?: (values: Record<Name, string>) => boolean
  onAccepted?: (values: Record<Name, string>) => void
  formRef?: RefObject<HTMLFormElement | null>
  className?: string
  children: ReactNode
}

interface FieldLabel {
  label: string
  /** Choices of a select. */
  options?: readonly { value: string; label: string }[] | undefined
}

interface FormContextValue {
  element: RefObject<HTMLFormElement | null>
  $form: MapStore<FormState<string>>
  fields: readonly string[]
  errorOf: (name: string) => string | undefined
  check: (name: string, value: string, others?: Texts) => void
  /** Labels of the fields, for the list of conflicting values. */
  labels: Map<string, FieldLabel>
  loaded: ReturnType<typeof useLoadedValues>
  /** Callbacks for an accepted save. */
  accepted: Set<() => void>
}

const FormContext = createContext<FormContextValue | undefined>(undefined)

export function useForm(): FormContextValue {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field belongs inside a form')
  return form
}

/** Binds a field to its form, which learns the label and the choices of the field. */
export function useFormField(name: string, label?: string, options?: FieldLabel['options']) {
  const { errorOf, check, loaded, labels } = useForm()
  useEffect(() => {
    if (label !== undefined) labels.set(name, { label, options })
  })
  const { shown, restored, files } = loaded
  // Key of the control: a restored draft remounts it with the new text.
  const origin = name in restored ? 'draft' : 'loaded'
  return { error: errorOf(name), check: (value: string) => check(name, value), defaultValue: shown[name], origin, files }
}

/** Fields of a form with loaded values. An accepted save remounts them and keeps the focus; siblings stay mounted. */
export function Fields({ className = 'pe-form', children }: { className?: string; children: ReactNode }) {
  const { element, loaded } = useForm()
  const mounted = useRef<HTMLElement>(null)
  const focused = useRef('')
  const handOverFocus = useCallback(
    (fields: HTMLElement | null) => {
      if (fields) {
        if (focused.current) focusFirst(element.current, [focused.current])
      } else {
        const control = mounted.current?.querySelector(':focus')
        focused.current = control ? nameOf(control) : ''
      }
      mounted.current = fields
    },
    [element],
  )
  return (
    <div key={loaded.generation} ref={handOverFocus} className={className}>
      {children}
    </div>
  )
}

/** Form element with the only submit path: reads the values from the inputs, sends them, focuses the first invalid field. */
export function Form<Name extends string>({
  form,
  messages,
  loaded: values,
  version,
  before,
  onAccepted,
  formRef,
  className,
  children,
}: FormProps<Name>) {
  const { errors, submitting } = useStore(form.$form)
  const { emailTaken: taken, passwordCommon: common } = useStore($formMessages)
  const defaultTexts: Partial<Record<string, string>> = { taken, common }
  const own = useRef<HTMLFormElement>(null)
  const element = formRef ?? own
  const [accepted] = useState(() => new Set<() => void>())
  const [labels] = useState(() => new Map<string, FieldLabel>())
  const mayChange = useStore($mayChange)
  const loaded = useLoadedValues(values, version)
  const isField = (name: string): name is Name => (form.fields as readonly string[]).includes(name)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = readFormData(event.currentTarget)
    const values = readTexts(data, form.fields)
    const accept = loaded.send(readContent(event.currentTarget, form.fields))
    if (await form.submit(values, data, before && (() => before(values)))) {
      // Synchronous: the form can be sent again from now on, and the next Enter may be waiting.
      flushSync(() => {
        accept()
        accepted.forEach((react) => react())
        onAccepted?.(values)
      })
    } else {
      focusFirst(element.current, Object.keys(form.$form.get().errors))
    }
  }

  const textsNow = () => (element.current ? readContent(element.current, form.fields).texts : {})

  const edit = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => loaded.edit(readContent(currentTarget, form.fields))

  const check = (name: string, value: string, others: Texts = textsNow()) =>
    isField(name) && form.check(name, value, others as Partial<Record<Name, string>>)
  const { isComposing, ...composition } = useComposedText(check)

  // The button that shows a password is part of its field.
  const leave = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) =>
    target instanceof HTMLInputElement &&
    isField(target.name) &&
    !target.parentElement?.contains(relatedTarget) &&
    form.leave(target.name, target.value)

  const context: FormContextValue = {
    element,
    $form: form.$form,
    fields: form.fields,
    errorOf: (name) => {
      const code = isField(name) ? errors[name] : undefined
      return code && isField(name) ? (messages[name][code] ?? defaultTexts[code] ?? code) : undefined
    },
    check: (name, value, others) => isComposing() || check(name, value, others),
    labels,
    loaded,
    accepted,
  }

  return (
    <FormContext.Provider value={context}>
      {/* Typing fires `input`, but browser autofill may fire only `change`. */}
      <form
        ref={element}
        noValidate
        className={className}
        onInput={edit}
        onChange={edit}
        onBlur={leave}
        {...composition}
        onSubmit={(event) => void submit(event)}
        aria-busy={submitting}
      >
        {loaded.version !== undefined && <input type="hidden" name="version" value={loaded.version} />}
        {mayChange ? (
          children
        ) : (
          <fieldset disabled className="pe-form-read-only">
            {children}
          </fieldset>
        )}
      </form>
    </FormContext.Provider>
  )
}

const nameOf = (control: Element) => control.getAttribute('data-field') ?? control.getAttribute('name') ?? ''

export function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const invalid = [...(form?.elements ?? [])].find((control) => names.includes(nameOf(control)))
  if (invalid instanceof HTMLElement) invalid.focus()
}
