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
  element.shadowRoot!.querySelector<HTMLImageElement>('img[part="picture"]')?.src

/** Returns a JPEG encoded by the browser. */
export async function jpeg(): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 })
  canvas.getContext('2d')!.fillRect(0, 0, 64, 64)
  return (await fetch(canvas.toDataURL('image/jpeg'))).blob()
}

/** Returns a black square PNG, small in bytes but with `side` × `side` pixels. */
export async function hugePng(side: number): Promise<File> {
  const header = new DataView(new ArrayBuffer(13))
  header.setUint32(0, side)
  header.setUint32(4, side)
  header.setUint8(8, 1)
  const rows = new Blob([new Uint8Array(side * (1 + side / 8))]).stream().pipeThrough(new CompressionStream('deflate'))
  const pixels = new Uint8Array(await new Response(rows).arrayBuffer())
  const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [chunkOf('IHDR', new Uint8Array(header.buffer)), chunkOf('IDAT', pixels), chunkOf('IEND', new Uint8Array())]
  return new File([signature, ...chunks], 'huge.png', { type: 'image/png' })
}

function chunkOf(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(12 + data.length)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, data.length)
  chunk.set(new TextEncoder().encode(type), 4)
  chunk.set(data, 8)
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)))
  return chunk
}

function crc32(bytes: Uint8Array): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}

/** Drops a file on the picture. Returns true if the page handles it, so that the browser does not show the file instead. */
export function dropFile(element: HTMLElement, file: File): boolean {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, composed: true, cancelable: true })
  element.shadowRoot!.querySelector('.pe-picture-field')!.dispatchEvent(event)
  return event.defaultPrevented
}
