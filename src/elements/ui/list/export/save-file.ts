/** Downloads a file through a temporary link in the root. */
export function saveFile(file: Blob, name: string, root: Node): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  root.appendChild(link)
  link.click()
  link.remove()
  // Revoke after 60 s: the browser may not have read the file yet.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
