import { copyText } from './copy-text.ts'
import { make } from './parts.ts'

/** Adds a Copy button and its status to a figure that holds a caption and a `pre`. */
function addCopyButton(figure: HTMLElement): void {
  const [caption, code] = [figure.querySelector('figcaption'), figure.querySelector('pre')]
  if (!caption || !code) return
  const status = make('span', { className: 'quiet', role: 'status' })
  const button = make('button', { type: 'button', ariaLabel: `Copy ${caption.textContent}` }, 'Copy')
  const copy = async () => {
    status.textContent = await copyText(code)
  }
  button.addEventListener('click', () => void copy())
  caption.after(status, button)
}

export function addCopyButtons(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('.snippet')) addCopyButton(figure)
}
