/** Offers a file for download, by a link that stands in the root for a moment. */
export function saveFile(file: Blob, name: string, root: Node): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  root.appendChild(link)
  link.click()
  link.remove()
  // Not at once: the browser may only be about to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
