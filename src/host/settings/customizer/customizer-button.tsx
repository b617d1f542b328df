import { useStore } from '@nanostores/react'
import { useRef, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { loadChunk } from '../../../core/chunks/load-chunk.ts'
import { NewVersion } from '../../../core/chunks/reach-file.ts'
import { $lazyMessages } from '../../../core/i18n/parts/lazy.ts'
import { notify } from '../../../elements/index.ts'
import { Icon } from '../../parts/icon.tsx'
import { $customizerMessages } from '../../i18n/messages/customizer.ts'
import { $frameMessages } from '../../i18n/messages/frame.ts'

/** Renders the button that opens the customizer. Loads the customizer's code on first use. */
export function CustomizerButton() {
  const { title } = useStore($customizerMessages)
  const [Customizer, setCustomizer] = useState<ComponentType<{ onClose: () => void }>>()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  async function show(): Promise<void> {
    const loaded = await loadChunk(() => import('./customizer.tsx'))
    setCustomizer(() => loaded.Customizer)
    setOpen(true)
  }

  function close(): void {
    // A modal customizer makes the page inert. Unmount it first, or focus() has no effect.
    flushSync(() => setOpen(false))
    // A new layout may have hidden this button. The menu toggle shows it again and takes the focus instead.
    const isShown = button.current?.checkVisibility({ visibilityProperty: true })
    const target = isShown ? button.current : document.getElementById('sidebar-toggle')
    target?.focus()
  }

  function toggle(): void {
    if (open) return close()
    show().catch((error: unknown) => {
      console.error(error)
      notify('error', error instanceof NewVersion ? $lazyMessages.get().outdated : $frameMessages.get().failed)
    })
  }

  return (
    <>
      <button
        type="button"
        ref={button}
        className="icon-button"
        aria-label={title}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-pe-tip=""
        onClick={toggle}
      >
        <Icon name="customize" />
      </button>
      {open && Customizer && <Customizer onClose={close} />}
    </>
  )
}
