/** Why a form could not be sent, where no field is to blame. Always there, so that its words are announced when they come. */
export function FormFailure({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="pe-form-failure">
      {text}
    </div>
  )
}
