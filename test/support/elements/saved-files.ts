export interface SavedFile {
  name: string
  /** Root node of the download link. */
  root: Node
  bytes: () => Promise<Uint8Array>
  text: () => Promise<string>
}

const makeAddress = URL.createObjectURL.bind(URL)

/** Records the downloads that each test of the file offers, without saving them to the disk. */
export function noteSavedFiles(): SavedFile[] {
  const files: SavedFile[] = []
  const blobs = new Map<string, Blob>()
  const take = (event: Event) => {
    const link = event.composedPath()[0]
    if (!(link instanceof HTMLAnchorElement) || !link.download) return
    event.preventDefault()
    const blob = blobs.get(link.href)!
    const bytes = async () => new Uint8Array(await blob.arrayBuffer())
    files.push({
      name: link.download,
      root: link.getRootNode(),
      bytes,
      text: async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytes()),
    })
  }
  beforeEach(() => {
    files.length = 0
    URL.createObjectURL = (source) => {
      const address = makeAddress(source)
      if (source instanceof Blob) blobs.set(address, source)
      return address
    }
    window.addEventListener('click', take, true)
  })
  afterEach(() => {
    URL.createObjectURL = makeAddress
    window.removeEventListener('click', take, true)
  })
  return files
}
