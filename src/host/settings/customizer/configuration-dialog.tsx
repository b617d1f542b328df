import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import { $settings } from '../../../core/theme/settings.ts'
import { notify } from '../../../elements/index.ts'
import { $customizerMessages } from '../../i18n/messages/customizer.ts'
import { configurationCode } from './configuration-code.ts'
import '../../parts/dialog.css'
import './configuration-dialog.css'

/** Shows the settings as code to copy. */
export function ConfigurationDialog({ onClose }: { onClose: () => void }) {
  const { configuration, configurationHint, copy, copied, notCopied, close } = useStore($customizerMessages)
  const text = configurationCode(useStore($settings))
  const dialog = useRef<HTMLDialogElement>(null)
  const code = useRef<HTMLPreElement>(null)
  const copyButton = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    dialog.current?.showModal()
    copyButton.current?.focus()
  }, [])

  function copyCode(): void {
    navigator.clipboard.writeText(text).then(
      () => notify('success', copied),
      (error: unknown) => {
        console.warn(error)
        selectCode()
      },
    )
  }

  function selectCode(): void {
    if (code.current) getSelection()?.selectAllChildren(code.current)
    notify('warning', notCopied)
  }

  return (
    <dialog
      ref={dialog}
      className="dialog configuration"
      aria-labelledby="configuration-title"
      aria-describedby="configuration-hint"
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div>
        <h2 id="configuration-title">{configuration}</h2>
        <p id="configuration-hint">{configurationHint}</p>
        <pre ref={code} tabIndex={0} dir="ltr" aria-label={configuration}>
          <code>{text}</code>
        </pre>
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onClose}>
            {close}
          </button>
          <button type="button" ref={copyButton} className="button primary" onClick={isSecureContext ? copyCode : selectCode}>
            {copy}
          </button>
        </div>
      </div>
    </dialog>
  )
}
