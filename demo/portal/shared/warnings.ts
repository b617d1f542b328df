import { tell } from './activity.ts'

/** Puts what libraries warn of where those who run the page see it. */
export function showWarnings(): void {
  const { warn } = console
  console.warn = (...words: unknown[]) => {
    warn(...words)
    tell(words.map(String).join(' '))
  }
}
