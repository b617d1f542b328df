const paperCss = '@page { margin: 18mm } body { margin: 0; color: #16161d; font: 14px/20px system-ui, sans-serif }'

/**
 * Prints one part of the page, without the portal around it, through an iframe.
 * Its images are loaded before. Uses a constructed style sheet, because a strict Content Security Policy forbids style tags.
 * @throws {Error} rejects if the iframe has no document
 */
export async function printSheet(title: string, part: HTMLElement, css: string): Promise<void> {
  const frame = document.createElement('iframe')
  frame.className = 'pe-visually-hidden'
  frame.title = title
  part.getRootNode().appendChild(frame)
  const { contentWindow: paper, contentDocument: page } = frame
  if (!paper || !page) throw new Error('There is no frame to print from')
  const { dir, lang } = document.documentElement
  Object.assign(page.documentElement, {
    dir: part.closest<HTMLElement>('[dir]')?.dir ?? dir,
    lang: part.closest<HTMLElement>('[lang]')?.lang ?? lang,
  })
  page.title = title
  // A constructed style sheet is valid only in the document of the window that created it.
  const sheet = new (paper as Window & typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(paperCss + css)
  page.adoptedStyleSheets = [sheet]
  page.body.append(page.importNode(part, true))
  paper.addEventListener('afterprint', () => frame.remove())
  await Promise.allSettled([...page.images].map((image) => image.decode()))
  paper.print()
}
