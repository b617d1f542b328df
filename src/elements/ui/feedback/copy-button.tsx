import { Button } from '../controls/button.tsx'
import { notify } from './toast/notify.ts'

interface CopyButtonProps {
  text: string
  look: 'outline' | 'primary'
  messages: { copy: string; copied: string; notCopied: string }
  /** Selects the text on a page that may not use the clipboard. */
  select: () => void
}

/** Copies a text to the clipboard and says so. */
export function CopyButton({ text, look, messages, select }: CopyButtonProps) {
  // Without a secure context there is no clipboard.
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      notify('success', messages.copied)
    } catch (error) {
      console.warn('This page cannot write to the clipboard', error)
      select()
      notify('warning', messages.notCopied)
    }
  }

  return (
    <Button look={look} onClick={() => void copy()}>
      <span>{messages.copy}</span>
    </Button>
  )
}
