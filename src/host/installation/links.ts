import { rootLinks, type Links } from '../../core/links.ts'
import { hrefOf } from './paths.ts'

/** URLs of the panel's screens for the elements' links, under the base path of the installation. */
export const panelLinks: Links = Object.fromEntries(
  Object.entries(rootLinks).map(([target, link]) => [target, (...all: Parameters<typeof link>) => hrefOf(link(...all))]),
)
