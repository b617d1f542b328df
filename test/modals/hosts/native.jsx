export function native(content) {
  const dialog = document.createElement('dialog')
  dialog.style.width = '1000px'
  dialog.append(content)
  document.body.append(dialog)
  dialog.showModal()
  return () => dialog.open
}
