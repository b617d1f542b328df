import '@shoelace-style/shoelace/dist/themes/light.css'
import '@shoelace-style/shoelace/dist/components/dialog/dialog.js'
import type { Open } from '../hosts.ts'

export const dialog: Open = (record, closed) => {
  const element = document.createElement('sl-dialog')
  element.label = 'Record'
  element.noHeader = true
  element.style.setProperty('--width', 'min(960px, 95vw)')
  element.append(record)
  document.body.append(element)
  element.addEventListener('sl-after-hide', ({ target }) => {
    if (target !== element) return
    element.remove()
    closed()
  })
  void element.updateComplete.then(() => element.show())
  return () => void element.hide()
}
