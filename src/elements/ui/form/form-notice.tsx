import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { isUnauthorized } from '../../../core/api/api-error.ts'
import { formatTime } from '../../../core/format.ts'
import { $draftMessages } from '../../../core/i18n/parts/drafts.ts'
import { ensureIdentity } from '../../../core/identity.ts'
import { $expired } from '../../../core/session/session-state.ts'
import { $formMessages } from '../../../core/i18n/parts/form.ts'
import { setStyles } from '../../runtime/style-sheets.ts'
import { Button } from '../controls/button.tsx'
import { lazyPart } from '../feedback/loading/lazy-part.tsx'
import { useDraft } from './draft.ts'
import { useForm } from './form.tsx'
import css from './form-notice.css?inline'

setStyles('form-notice', css)

// Seldom: another admin has saved the same record meanwhile.
const Conflict = lazyPart(
  () => import('./conflict.tsx'),
  ({ Conflict }) => Conflict,
)

interface FormNoticeProps {
  /** Key of the draft, such as `doctor-editor 42`. Without it the form stores no draft. */
  draft?: string
}

/**
 * Notices at the head of a form: session expired or restored, stored draft, values that another admin saved meanwhile.
 * Always rendered: screen readers do not announce the content of a new live region.
 */
export function FormNotice({ draft: name }: FormNoticeProps) {
  const messages = useStore($draftMessages)
  const expired = useStore($expired)
  const { draft, restore, discard } = useDraft(name)
  const { $form, loaded } = useForm()
  const { failure, sessionRestored } = useStore($form)
  const { conflict } = useStore($formMessages)
  const { newer } = loaded
  const offer = expired || newer || sessionRestored ? undefined : draft
  // Load the identity now: after the session expires, nobody can tell if the next admin is another one.
  useEffect(() => {
    ensureIdentity().catch((error: unknown) => console.error(error))
  }, [])

  function text(): string | undefined {
    // A save that failed because of the session has its own message.
    if (expired && !isUnauthorized(failure)) return messages.expired
    if (newer) return conflict
    if (sessionRestored) return messages.signedInAgain
    return offer && messages.offer({ time: formatTime(offer.time) })
  }

  return (
    <div className="pe-form-notice" part="notice">
      <p role="status">{text()}</p>
      {newer && <Conflict key={JSON.stringify(newer)} />}
      {offer && (
        <div className="pe-form-notice-actions">
          <Button look="outline" onClick={restore}>
            <span>{messages.restore}</span>
          </Button>
          <Button onClick={discard}>
            <span>{messages.discard}</span>
          </Button>
        </div>
      )}
    </div>
  )
}
