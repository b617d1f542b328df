import { useStore } from '@nanostores/react'
import { createContext, useContext, useRef, type ReactNode, type SubmitEvent } from 'react'
import type { Form as FormStore } from '../../../core/form.ts'
import { setStyles } from '../../runtime/style-sheets.ts'
import css from './form.css?inline'

setStyles('form', css)

/** Words for a form's codes: field by field, code by code. */
export type FieldMessages<Name extends string> = Record<Name, Record<string, string>>

interface FormProps<Name extends string> {
  form: FormStore<Name>
  messages: FieldMessages<Name>
  onAccepted?: () => void
  className?: string
  children: ReactNode
}

interface FormContextValue {
  errorOf: (name: string) => string | undefined
  check: (name: string, value: string) => void
}

const FormContext = createContext<FormContextValue | undefined>(undefined)

export function useFormField(name: string) {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field belongs inside a form')
  return { error: form.errorOf(name), check: (value: string) => form.check(name, value) }
}

/** The one submit path of every form: values are read from the inputs, and the first field in error gets the focus. */
export function Form<Name extends string>({ form, messages, onAccepted, className, children }: FormProps<Name>) {
  const { errors, submitting } = useStore(form.$form)
  const element = useRef<HTMLFormElement>(null)
  const isField = (name: string): name is Name => (form.fields as readonly string[]).includes(name)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const values = Object.fromEntries(form.fields.map((name) => [name, textOf(data.get(name))])) as Record<Name, string>
    if (await form.submit(values)) onAccepted?.()
    else focusFirst(element.current, Object.keys(form.$form.get().errors))
  }

  const context: FormContextValue = {
    errorOf: (name) => {
      const code = isField(name) ? errors[name] : undefined
      return code && isField(name) ? (messages[name][code] ?? code) : undefined
    },
    check: (name, value) => isField(name) && form.check(name, value),
  }

  return (
    <FormContext value={context}>
      <form ref={element} noValidate className={className} onSubmit={(event) => void submit(event)} aria-busy={submitting}>
        {children}
      </form>
    </FormContext>
  )
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

function focusFirst(form: HTMLFormElement | null, names: string[]): void {
  const invalid = [...(form?.elements ?? [])].find((control) => names.includes(control.getAttribute('name') ?? ''))
  if (invalid instanceof HTMLElement) invalid.focus()
}
