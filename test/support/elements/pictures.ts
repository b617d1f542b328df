/** Returns a PNG file encoded by the browser. */
export function png({ name = 'portrait.png', color = 'seagreen' } = {}): File {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 })
  const context = canvas.getContext('2d')!
  context.fillStyle = color
  context.fillRect(0, 0, 64, 64)
  // `toBlob` waits for an idle page, for up to half a second.
  const bytes = atob(canvas.toDataURL('image/png').split(',')[1]!)
  return new File([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))], name, { type: 'image/png' })
}

export const fileInput = (element: HTMLElement): HTMLInputElement =>
  element.shadowRoot!.querySelector<HTMLInputElement>('input[type="file"]')!

/** Chooses a file with the events of the browser's file dialog. */
export function chooseFile(element: HTMLElement, file: File): void {
  const chosen = new DataTransfer()
  chosen.items.add(file)
  const input = fileInput(element)
  input.files = chosen.files
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

export const shownPicture = (element: HTMLElement): string | undefined =>
  element.shadowRoot!.querySelector<HTMLImageElement>('[part="picture"] img')?.src
