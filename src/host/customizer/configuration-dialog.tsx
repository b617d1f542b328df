import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { $settings } from '../../core/theme/settings.ts'
import { notify } from '../../elements/index.ts'
import { $customizerMessages } from '../messages/customizer.ts'
import { configurationCode } from './configuration-code.ts'
import './configuration-dialog.css'

/** The settings as code to copy. Not the browser's modal dialog, behind which the toast could neither be read out nor closed. */
export function ConfigurationDialog({ onClose }: { onClose: () => void }) {
  const { configuration, configurationHint, copy, copied, notCopied, close } = useStore($customizerMessages)
  const text = configurationCode(useStore($settings))
  const code = useRef<HTMLPreElement>(null)
  const copyButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    copyButton.current?.focus()
    const closeByEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    document.addEventListener('keydown', closeByEscape)
    return () => document.removeEventListener('keydown', closeByEscape)
  }, [onClose])

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
    <div className="configuration-layer" onClick={({ target, currentTarget }) => target === currentTarget && onClose()}>
      <div className="configuration-dialog" role="dialog" aria-modal="true" aria-labelledby="configuration-title" aria-describedby="configuration-hint">
        <h2 id="configuration-title">{configuration}</h2>
        <p id="configuration-hint">{configurationHint}</p>
        <pre ref={code} tabIndex={0} dir="ltr" aria-label={configuration}>
          <code>{text}</code>
        </pre>
        <div className="configuration-actions">
          <button type="button" className="button" onClick={onClose}>
            {close}
          </button>
          <button type="button" ref={copyButton} className="button primary" onClick={isSecureContext ? copyCode : selectCode}>
            {copy}
          </button>
        </div>
      </div>
    </div>
  )
}
