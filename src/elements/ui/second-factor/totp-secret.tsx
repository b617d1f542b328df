import { useStore } from '@nanostores/react'
import type { TotpSecret as Secret } from '../../../core/contract/second-factor-due.ts'
import { $secondFactorMessages } from '../../../core/i18n/screens/second-factor.ts'
import { setStyles } from '../../runtime/style-sheets.ts'
import { QrCode } from './qr-code.tsx'
import css from './second-factor.css?inline'

setStyles('second-factor', css)

/** Secret of an authenticator app, as a QR code and for typing. */
export function TotpSecret({ secret: { secret, uri } }: { secret: Secret }) {
  const messages = useStore($secondFactorMessages)
  return (
    <div className="pe-totp-secret">
      <QrCode text={uri} label={messages.qrCode} />
      <p>
        {messages.typed} <code dir="ltr">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  )
}
