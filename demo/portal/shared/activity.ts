/** Writes a line on top of the page's list of what was done. */
export function tell(text: string): void {
  const line = document.createElement('li')
  line.textContent = `${new Date().toLocaleTimeString('en-GB')} ${text}`
  document.getElementById('activity')?.prepend(line)
}
