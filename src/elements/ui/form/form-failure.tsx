/** Error of a form that belongs to no field. Always rendered: screen readers do not announce the content of a new live region. */
export function FormFailure({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="pe-form-failure">
      {text}
    </div>
  )
}
