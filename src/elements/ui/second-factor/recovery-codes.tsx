import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { $secondFactorMessages } from '../../../core/i18n/screens/second-factor.ts'
import { setStyles } from '../../runtime/style-sheets.ts'
import { CopyButton } from '../feedback/copy-button.tsx'
import css from './second-factor.css?inline'

setStyles('second-factor', css)

/** New recovery codes, with a button that copies them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const messages = useStore($secondFactorMessages)
  const list = useRef<HTMLUListElement>(null)

  function select(): void {
    if (list.current) getSelection()?.selectAllChildren(list.current)
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
      <CopyButton text={codes.join('\n')} look="outline" messages={messages} select={select} />
    </>
  )
}
