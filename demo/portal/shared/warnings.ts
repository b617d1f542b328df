import { tell } from './activity.ts'

/** Also shows console warnings of libraries in the page's activity list. */
export function showWarnings(): void {
  const { warn } = console
  console.warn = (...words: unknown[]) => {
    warn(...words)
    tell(words.map(String).join(' '))
  }
}
