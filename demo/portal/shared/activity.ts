/** Adds a line at the top of the page's activity list. */
export function tell(text: string): void {
  const line = document.createElement('li')
  line.textContent = `${new Date().toLocaleTimeString('en-GB')} ${text}`
  document.getElementById('activity')?.prepend(line)
}
