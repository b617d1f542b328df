import { useStore } from '@nanostores/react'
import { formatTime } from '../../../core/format.ts'
import { $draftMessages } from '../../../core/messages/drafts.ts'
import { $expired } from '../../../core/session-state.ts'
import { setStyles } from '../../runtime/style-sheets.ts'
import { LightButton } from '../button/light-button.tsx'
import { useDraft } from './draft.ts'
import { useConflict, type Conflict } from './conflict.ts'
import { useForm } from './form.tsx'
import css from './form-notice.css?inline'
import { isRefused, useRepeat } from './repeat.ts'

setStyles('form-notice', css)

interface FormNoticeProps {
  /** Which form of what it is, such as `doctor-editor 42`: under this name what is typed waits when the session ends. */
  draft?: string
}

/**
 * At the head of a form, and what brings it over the end of a session: says that this has ended, offers the draft, repeats the failed save.
 * It also tells what somebody else has saved meanwhile.
 * Always there, so that its words are announced when they come.
 */
export function FormNotice({ draft: name }: FormNoticeProps) {
  const messages = useStore($draftMessages)
  const expired = useStore($expired)
  const { draft, restore, discard } = useDraft(name)
  useRepeat()
  const conflict = useConflict()
  const { failure } = useStore(useForm().$form)
  const offer = expired || conflict ? undefined : draft
  // A save that was refused says it itself.
  const isNews = expired && !isRefused(failure)
  return (
    <div className="pe-form-notice" part="notice">
      <p role="status">{isNews ? messages.expired : conflict ? conflict.text : offer && messages.offer({ time: formatTime(offer.time) })}</p>
      {conflict && <Changes {...conflict} />}
      {offer && (
        <div className="pe-form-notice-actions">
          <LightButton look="outline" onClick={restore}>
            <span>{messages.restore}</span>
          </LightButton>
          <LightButton onClick={discard}>
            <span>{messages.discard}</span>
          </LightButton>
        </div>
      )}
    </div>
  )
}

/** What somebody else has saved, and the choice that only the admin can make. */
function Changes({ changes, keepMine, takeTheirs }: Conflict) {
  return (
    <div className="pe-form-conflict">
      <ul>
        {changes.map(({ name, label, value }) => (
          <li key={name}>
            {label}: <bdi>{value}</bdi>
          </li>
        ))}
      </ul>
      <div className="pe-form-notice-actions">
        <LightButton look="outline" onClick={keepMine.act}>
          <span>{keepMine.label}</span>
        </LightButton>
        <LightButton onClick={takeTheirs.act}>
          <span>{takeTheirs.label}</span>
        </LightButton>
      </div>
    </div>
  )
}
