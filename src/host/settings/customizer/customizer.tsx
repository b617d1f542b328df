import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../../parts/icon.tsx'
import { matching } from '../../parts/matching.ts'
import { $customizerMessages } from '../../i18n/messages/customizer.ts'
import { Choices } from './choices.tsx'
import { ColorFields } from './color-fields.tsx'
import { ConfigurationDialog } from './configuration-dialog.tsx'
import './customizer.css'
import { resetSettings } from './reset-settings.ts'

/** True where the customizer leaves no usable part of the page. It is modal then. */
const $covers = matching('(width <= 480px)')

/**
 * Renders the panel with all appearance settings. Settings apply at once, colors after a reload.
 * The page beside it stays usable unless the window is at most 480 px wide.
 */
export function Customizer({ onClose }: { onClose: () => void }) {
  const { title, close, reset, configuration } = useStore($customizerMessages)
  const [codeShown, setCodeShown] = useState(false)
  const hideCode = useCallback(() => setCodeShown(false), [])
  const panel = useRef<HTMLDialogElement>(null)
  const codeButton = useRef<HTMLButtonElement>(null)

  const covers = useStore($covers)
  useLayoutEffect(() => {
    const { current: dialog } = panel
    if (covers) dialog?.showModal()
    else dialog?.show()
    dialog?.focus()
    return () => dialog?.close()
  }, [covers])

  useEffect(() => {
    if (codeShown) return undefined
    // Listens on the document: Escape also works from the page beside the panel, where the panel may hide the focused element.
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
          <button type="button" className="icon-button" data-pe-tip="" aria-label={close} onClick={onClose}>
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
