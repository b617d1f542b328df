import { isMac } from './key-names.ts'
import type { Router } from '../../routing/router.ts'
import { $shortcuts, $singleKeys, type Shortcut } from './shortcuts.ts'

/** Maximum milliseconds between the keys of one shortcut. */
const patience = 1500

const modifiers = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']
const fields = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox]'
const dialogs = 'dialog, [role=dialog], [role=alertdialog]'

/** Handles the panel's keyboard shortcuts, on pages with the frame only. */
export function followShortcuts({ $place, go }: Pick<Router, '$place' | 'go'>): void {
  let pressed: string[] = []
  let last = 0

  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.repeat || modifiers.includes(event.key)) return
    if ($place.get()?.access !== 'signed-in' || isWithin(event, dialogs) || document.querySelector('dialog:modal')) return
    const key = keyOf(event)
    const mayBeSingle = $singleKeys.get() === 'on' && !isWithin(event, fields)
    const { everywhere, pages } = $shortcuts.get()
    const usable = [...everywhere, ...pages].filter(({ keys: [first] }) => mayBeSingle || first.startsWith('Mod+'))

    if (event.timeStamp - last > patience) pressed = []
    last = event.timeStamp
    pressed = [[...pressed, key], [key]].find((keys) => usable.some(beginsWith(keys))) ?? []
    const shortcut = usable.find(({ keys }) => keys.join() === pressed.join())
    if (!shortcut) return
    pressed = []
    event.preventDefault()
    shortcut.run(go)
  })
}

const beginsWith =
  (pressed: string[]) =>
  ({ keys }: Shortcut) =>
    pressed.every((key, index) => key === keys[index])

/** Also matches inside shadow roots. */
const isWithin = (event: Event, selector: string) =>
  event.composedPath().some((target) => target instanceof Element && target.matches(selector))

function keyOf(event: KeyboardEvent): string {
  const { altKey, ctrlKey, metaKey, shiftKey } = event
  const letter = letterOf(event)
  const [modifier, other] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  if (modifier && !other && !altKey && !shiftKey) return `Mod+${letter.toUpperCase()}`
  if (ctrlKey || metaKey || altKey) return ''
  return shiftKey && letter !== '?' ? '' : letter
}

/** Keyboards of other scripts: identifies a letter by the position of its key. */
function letterOf({ key, code }: KeyboardEvent): string {
  if (key === '؟' || key === '？') return '?'
  const isForeign = /^\p{Letter}$/u.test(key) && !/^[a-z]$/i.test(key)
  return (isForeign && code.startsWith('Key') ? code.slice(3) : key).toLowerCase()
}
