import { Button } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { useStore } from '@nanostores/react'
import { useId, useRef, type PointerEvent, type ReactNode } from 'react'
import { $formMessages } from '../../../core/messages/form.ts'
import { setStyles } from '../../runtime/style-sheets.ts'
import css from './dialog.css?inline'
import { useModal } from './use-modal.ts'

setStyles('dialog', css)

interface DialogProps {
  title: string
  /** Stands first in the dialog and describes it. */
  text?: ReactNode
  /** The id of what describes it where that stands further below. */
  describedBy?: string
  /** `alertdialog` for a question that confirms something. */
  role?: 'dialog' | 'alertdialog'
  /** 480 or 720 px wide. */
  size?: 'medium' | 'large'
  /** Undefined while nothing may close it. */
  onClose: (() => void) | undefined
  actions: ReactNode
  children?: ReactNode
  /** Holds content and actions together, for example a form. */
  wrap?: (parts: ReactNode) => ReactNode
}

/** The browser's modal dialog, in the element's own shadow root. Escape, a click beside it and its button close it. */
export function Dialog({
  title,
  text,
  describedBy,
  role = 'dialog',
  size = 'medium',
  onClose,
  actions,
  children,
  wrap = (parts) => parts,
}: DialogProps) {
  const { close } = useStore($formMessages)
  const id = useId()
  const dialog = useModal(onClose)
  // A drag that only ends beside the dialog, such as one that selects text, is no click there.
  const pressedBeside = useRef(false)
  const isBeside = ({ target, currentTarget }: { target: EventTarget; currentTarget: EventTarget }) => target === currentTarget

  return (
    <dialog
      ref={dialog}
      part="dialog"
      role={role}
      aria-labelledby={`${id}title`}
      aria-describedby={describedBy ?? (text ? `${id}text` : undefined)}
      className={`pe-dialog pe-dialog-${size}`}
      onPointerDown={(event: PointerEvent) => void (pressedBeside.current = isBeside(event))}
      onClick={(event) => pressedBeside.current && isBeside(event) && onClose?.()}
      onCancel={(event) => {
        // File fields fire one too.
        if (!isBeside(event)) return
        event.preventDefault()
        onClose?.()
      }}
      // Chromium closes it without asking when a phone's back gesture comes twice.
      onClose={({ currentTarget }) => !currentTarget.open && (onClose ? onClose() : currentTarget.showModal())}
    >
      {/* Fills the dialog, so that only its backdrop is beside it. */}
      <div className="pe-dialog-surface">
        {wrap(
          <>
            <header className="pe-dialog-head">
              <h2 id={`${id}title`}>{title}</h2>
              {onClose && <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label={close} onClick={onClose} />}
            </header>
            <div className="pe-dialog-content">
              {text && <div id={`${id}text`}>{text}</div>}
              {children}
            </div>
            <div className="pe-dialog-actions">{actions}</div>
          </>,
        )}
      </div>
    </dialog>
  )
}
