/** Copies the text of an element. Without access to the clipboard, selects the text instead. Returns the status to announce. */
export async function copyText(source: HTMLElement): Promise<string> {
  try {
    await navigator.clipboard.writeText(source.textContent)
    return 'Copied'
  } catch (error) {
    console.warn('This page cannot write to the clipboard', error)
    getSelection()?.selectAllChildren(source)
    return 'Selected: copy it with the keyboard'
  }
}
