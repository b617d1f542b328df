import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import { nameOfKey } from './key-names.ts'
import { $shortcutMessages } from '../../i18n/messages/shortcuts.ts'
import { $shortcuts, $singleKeys, type Shortcut } from './shortcuts.ts'
import '../../parts/dialog.css'
import './shortcuts-dialog.css'
import { $shortcutsOpen } from '../open-state.ts'

const close = () => $shortcutsOpen.set(false)

export function ShortcutsDialog() {
  const open = useStore($shortcutsOpen)
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    if (!open) return dialog.current?.close()
    dialog.current?.showModal()
    // showModal() focuses the first control, which is at the end of the text. Reading starts at the heading.
    dialog.current?.querySelector('h2')?.focus()
  }, [open])

  return (
    <dialog ref={dialog} className="dialog shortcuts" aria-labelledby="shortcuts-title" onClose={close}>
      {open && <Shortcuts />}
    </dialog>
  )
}

function Shortcuts() {
  const { title, everywhere, goTo, singleKeys, close: closeLabel } = useStore($shortcutMessages)
  const shortcuts = useStore($shortcuts)
  const single = useStore($singleKeys)
  return (
    <>
      <h2 id="shortcuts-title" tabIndex={-1}>
        {title}
      </h2>
      <div className="shortcut-groups">
        <Group title={everywhere} shortcuts={shortcuts.everywhere} />
        <Group title={goTo} shortcuts={shortcuts.pages} />
      </div>
      <label className="single-keys">
        <input type="checkbox" checked={single === 'on'} onChange={({ target }) => $singleKeys.set(target.checked ? 'on' : 'off')} />
        {singleKeys}
      </label>
      <div className="dialog-actions">
        <button type="button" className="button primary" onClick={close}>
          {closeLabel}
        </button>
      </div>
    </>
  )
}

function Group({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {shortcuts.map(({ keys, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Keys keys={keys.map(nameOfKey)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Shows the keys as `<kbd>`. Screen readers read them as a sentence. */
function Keys({ keys }: { keys: readonly string[] }) {
  const { inTurn } = useStore($shortcutMessages)
  const [first = '', second] = keys
  return (
    <>
      <span className="visually-hidden">{second === undefined ? first : inTurn({ first, second })}</span>
      {keys.map((key) => (
        <kbd key={key} aria-hidden="true">
          {key}
        </kbd>
      ))}
    </>
  )
}
