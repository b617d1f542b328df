import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../icon.tsx'
import { matching } from '../matching.ts'
import { $customizerMessages } from '../messages/customizer.ts'
import { Choices } from './choices.tsx'
import { ColorFields } from './color-fields.tsx'
import { ConfigurationDialog } from './configuration-dialog.tsx'
import './customizer.css'
import { resetSettings } from './reset-settings.ts'

/** Where it leaves too little of the page to use. */
const $covers = matching('(width <= 480px)')

/** The panel with every choice of looks. The page beside it stays in use where there is room for it, and applies each choice at once. */
export function Customizer({ onClose }: { onClose: () => void }) {
  const { title, close, reset, configuration } = useStore($customizerMessages)
  const [codeShown, setCodeShown] = useState(false)
  const hideCode = useCallback(() => setCodeShown(false), [])
  const panel = useRef<HTMLDialogElement>(null)
  const codeButton = useRef<HTMLButtonElement>(null)

  const covers = useStore($covers)
  useEffect(() => {
    const { current: dialog } = panel
    if (covers) dialog?.showModal()
    else dialog?.show()
    dialog?.focus()
    return () => dialog?.close()
  }, [covers])

  useEffect(() => {
    if (codeShown) return undefined
    // From the page beside it, too: it may hide what has the focus there.
    const closeByEscape = ({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && !defaultPrevented && onClose()
    document.addEventListener('keydown', closeByEscape)
    return () => document.removeEventListener('keydown', closeByEscape)
  }, [onClose, codeShown])

  useEffect(() => {
    const { current: button } = codeButton
    if (codeShown) return () => button?.focus()
  }, [codeShown])

  return createPortal(
    <>
      <dialog ref={panel} className="customizer" aria-labelledby="customizer-title" tabIndex={-1}>
        <div className="customizer-head">
          <h2 id="customizer-title">{title}</h2>
          <button type="button" className="icon-button" aria-label={close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className="customizer-choices">
          <Choices />
          <ColorFields />
        </div>
        <div className="customizer-foot">
          <button type="button" className="button" onClick={resetSettings}>
            {reset}
          </button>
          <button type="button" ref={codeButton} className="button" aria-haspopup="dialog" onClick={() => setCodeShown(true)}>
            {configuration}
          </button>
        </div>
      </dialog>
      {codeShown && <ConfigurationDialog onClose={hideCode} />}
    </>,
    document.body,
  )
}
