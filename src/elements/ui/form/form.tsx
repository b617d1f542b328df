import { useStore } from '@nanostores/react'
import { createContext, useContext, useRef, type ReactNode, type SubmitEvent } from 'react'
import type { Form as FormStore } from '../../../core/form.ts'
import { setStyles } from '../../runtime/style-sheets.ts'
import { dataIn, textsIn, type Texts } from './form-data.ts'
import { useLoadedValues } from './loaded-values.ts'
import css from './form.css?inline'

setStyles('form', css)

/** Words for a form's codes: field by field, code by code. */
export type FieldMessages<Name extends string> = Record<Name, Record<string, string>>

interface FormProps<Name extends string> {
  form: FormStore<Name>
  messages: FieldMessages<Name>
  /** What is to be changed, as it was loaded. Leaving such a form with changes asks first. */
  loaded?: Texts
  /** With what was sent. */
  onAccepted?: (values: Record<Name, string>) => void
  className?: string
  children: ReactNode
}

interface FormContextValue {
  errorOf: (name: string) => string | undefined
  check: (name: string, value: string) => void
  shown: Texts
  generation: number
}

const FormContext = createContext<FormContextValue | undefined>(undefined)

function useForm(): FormContextValue {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field belongs inside a form')
  return form
}

export function useFormField(name: string) {
  const { errorOf, check, shown, generation } = useForm()
  return { error: errorOf(name), check: (value: string) => check(name, value), defaultValue: shown[name], generation }
}

/** Fields of a form with loaded values: they begin anew when it was saved. What stands beside them stays, and with it the focus. */
export function Fields({ className = 'pe-form', children }: { className?: string; children: ReactNode }) {
  return (
    <div key={useForm().generation} className={className}>
      {children}
    </div>
  )
}

/** The one submit path of every form: values are read from the inputs, and the first field in error gets the focus. */
export function Form<Name extends string>({ form, messages, loaded, onAccepted, className, children }: FormProps<Name>) {
  const { errors, submitting } = useStore(form.$form)
  const element = useRef<HTMLFormElement>(null)
  const { shown, generation, note, accept } = useLoadedValues({ element, fields: form.fields, values: loaded })
  const isField = (name: string): name is Name => (form.fields as readonly string[]).includes(name)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = dataIn(event.currentTarget)
    const values = textsIn(data, form.fields)
    if (await form.submit(values, data)) {
      accept(data)
      onAccepted?.(values)
    } else focusFirst(element.current, Object.keys(form.$form.get().errors))
  }

  const context: FormContextValue = {
    errorOf: (name) => {
      const code = isField(name) ? errors[name] : undefined
      return code && isField(name) ? (messages[name][code] ?? code) : undefined
    },
    check: (name, value) => isField(name) && form.check(name, value, element.current ? textsIn(dataIn(element.current), form.fields) : {}),
    shown,
    generation,
  }

  return (
    <FormContext value={context}>
      {/* Typing is told as input, but what a browser fills in may be told as a change only. */}
      <form ref={element} noValidate className={className} onInput={note} onChange={note} onSubmit={(event) => void submit(event)} aria-busy={submitting}>
        {children}
      </form>
    </FormContext>
  )
}

function focusFirst(form: HTMLFormElement | null, names: string[]): void {
  const nameOf = (control: Element) => control.getAttribute('data-field') ?? control.getAttribute('name') ?? ''
  const invalid = [...(form?.elements ?? [])].find((control) => names.includes(nameOf(control)))
  if (invalid instanceof HTMLElement) invalid.focus()
}
