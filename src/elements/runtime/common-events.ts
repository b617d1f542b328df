import type { Id } from '../../core/contract/as-read.ts'
import type { LinkSection, LinkTarget } from '../../core/links.ts'
import type { LoadErrorCode } from './load-error.ts'

/** Events of every element. */
export interface CommonEvents {
  /** Fires when the first real content is on screen, and again for another record or list, such as after a new `doctor-id`. */
  ready: undefined
  /**
   * Fires when the content can't be shown. With code `contract`, `path` is the invalid part of the response, such as
   * `data[3].amount`.
   */
  'load-error': { code: LoadErrorCode; message: string; path?: string }
  /**
   * Fires when a link of the element is clicked. Cancelable: after `preventDefault()` the page navigates itself. `href` is
   * undefined if `configure({ links })` has no address for `to`; the click does nothing else then.
   */
  navigate: { to: LinkTarget; id: Id | undefined; href: string | undefined; section?: LinkSection }
}
