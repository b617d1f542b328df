import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { $secondFactorMessages } from '../../../core/i18n/screens/second-factor.ts'
import { setStyles } from '../../runtime/style-sheets.ts'
import { Button } from '../controls/button.tsx'
import { notify } from '../feedback/toast/notify.ts'
import css from './second-factor.css?inline'

setStyles('second-factor', css)

/** New recovery codes, with a button that copies them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const messages = useStore($secondFactorMessages)
  const list = useRef<HTMLUListElement>(null)

  // Without a secure context there is no clipboard.
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      notify('success', messages.copied)
    } catch (error) {
      console.warn('This page cannot write to the clipboard', error)
      if (list.current) getSelection()?.selectAllChildren(list.current)
      notify('warning', messages.notCopied)
    }
  }

  return (
    <>
      <ul ref={list} className="pe-recovery-codes" aria-label={messages.codesTitle} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button look="outline" onClick={() => void copy()}>
        <span>{messages.copy}</span>
      </Button>
    </>
  )
}
