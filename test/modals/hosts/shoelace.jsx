import '@shoelace-style/shoelace/dist/themes/light.css'
import '@shoelace-style/shoelace/dist/components/dialog/dialog.js'

export async function shoelace(content) {
  const dialog = document.createElement('sl-dialog')
  dialog.label = 'Of Shoelace'
  dialog.style.setProperty('--width', '1000px')
  dialog.append(content)
  document.body.append(dialog)
  await dialog.updateComplete
  await dialog.show()
  return () => dialog.open
}
