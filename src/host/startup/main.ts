import { configure } from '../../core/configuration.ts'
import { loadChunk } from '../../core/chunks/load-chunk.ts'
import { $lazyMessages } from '../../core/i18n/parts/lazy.ts'
import { applyConfig } from '../installation/config.ts'
import { pathOf } from '../installation/paths.ts'
import { preloadList } from '../routing/preload-list.ts'

// Requests the first screen's list while the rest of the program loads.
const configured = applyConfig().then(() => preloadList(pathOf(location.pathname + location.search)))
const panel = loadChunk(() => import('./panel.tsx'))
void Promise.all([panel, configured]).then(([{ startPanel }]) => startPanel(), offerReload)

/** Shows a notice without the program that could not be loaded, in the language of the page. The page's style sheet has its rules. */
function offerReload(error: unknown): void {
  console.error(error)
  configure({ locale: 'auto' })
  const notice = Object.assign(document.createElement('div'), { className: 'card failed', role: 'alert' })
  const text = document.createElement('p')
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'button' })
  $lazyMessages.subscribe(({ failed, reload }) => {
    text.textContent = failed
    button.textContent = reload
  })
  button.addEventListener('click', () => location.reload())
  notice.append(text, button)
  document.getElementById('panel')?.replaceChildren(notice)
}
