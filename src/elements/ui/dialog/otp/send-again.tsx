import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $otpMessages } from '../../../../core/i18n/screens/otp.ts'
import { Button } from '../../controls/button.tsx'

/** Seconds before a code can be sent again: a mail may take that long. */
const wait = 30

interface SendAgainProps {
  /** True if the code can be sent again at once. */
  now: boolean
  busy: boolean
  send: () => void
}

/** Button that sends a code again. It counts down from its first render. */
export function SendAgain({ now, busy, send }: SendAgainProps) {
  const messages = useStore($otpMessages)
  const [end] = useState(() => Date.now() + wait * 1000)
  const [left, setLeft] = useState(wait)
  const waiting = left > 0 && !now

  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setLeft(Math.ceil((end - Date.now()) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [end, waiting])

  return (
    <div>
      <Button look="outline" off={waiting || busy} aria-busy={busy} onClick={send}>
        <span>{waiting ? messages.renewIn({ seconds: left }) : messages.renew}</span>
      </Button>
    </div>
  )
}
