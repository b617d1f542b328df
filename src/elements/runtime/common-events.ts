import type { Id } from '../../core/contract/as-read.ts'
import type { LinkTarget } from '../../core/links.ts'
import type { LoadErrorCode } from './load-error.ts'

/** Fired by every element. */
export interface CommonEvents {
  /** The first real content is on screen. */
  ready: undefined
  /** What was asked for can't be shown. With `contract`, `path` is what in the answer does not fit, such as `data[3].amount`. */
  'load-error': { code: LoadErrorCode; message: string; path?: string }
  /** A link of the element was followed. Cancelable: the page leads on by itself then. */
  navigate: { to: LinkTarget; id: Id | undefined; href: string }
}
