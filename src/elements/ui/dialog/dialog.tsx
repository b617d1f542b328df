import { Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { useStore } from '@nanostores/react'
import { useId, useRef, type PointerEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { $formMessages } from '../../../core/i18n/parts/form.ts'
import { setStyles } from '../../runtime/style-sheets.ts'
import { Button } from '../controls/button.tsx'
import css from './dialog.css?inline'
import { useModal } from './use-modal.ts'

setStyles('dialog', css)

interface DialogProps {
  title: string
  /** First content of the dialog; also its accessible description. */
  text?: ReactNode
  /** Id of the element that describes the dialog, if `text` does not. */
  describedBy?: string
  /** `alertdialog` for confirmations. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** 480 or 720 px wide. */
  size?: 'medium' | 'large'
  /** Undefined while the dialog can't be closed. */
  onClose: (() => void) | undefined
  actions: ReactNode
  children?: ReactNode
  /** Wraps content and actions, for example in a form. */
  wrap?: (parts: ReactNode) => ReactNode
}

/** Native modal dialog in the shadow root of the element. Escape, a click on the backdrop and its button close it. */
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
  // A drag from inside to the backdrop, such as a text selection, must not close the dialog.
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
        // File inputs inside the dialog fire `cancel` too.
        if (!isBeside(event)) return
        event.preventDefault()
        onClose?.()
      }}
      // Chromium closes the dialog without a cancelable event when a phone's back gesture is repeated.
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return
        flushSync(() => onClose?.())
        if (currentTarget.isConnected) currentTarget.showModal()
      }}
    >
      {/* Fills the dialog: a click on the dialog itself is then a click on its backdrop. */}
      <div className="pe-dialog-surface">
        {wrap(
          <>
            <div className="pe-dialog-head">
              <h2 id={`${id}title`}>{title}</h2>
              {onClose && <Button icon={<Dismiss20Regular />} aria-label={close} onClick={onClose} />}
            </div>
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
