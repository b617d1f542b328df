import screenFiles from 'virtual:screen-files'
import themeCss from 'virtual:theme.css'
import { localeOf } from '../core/locales.ts'
import { browserStorage } from '../core/text-storage.ts'
import { readSettings } from '../core/theme/stored-settings.ts'
import { pageDirectionOf } from './direction.ts'
import { firstScreen } from './first-screen.ts'
import { localeKey } from './locale-key.ts'
import { appearanceOf, applyAppearance, applySettings } from './apply-settings.ts'

// A file of its own, run in the head: what an admin chose applies before anything is painted.
const storage = browserStorage()
const settings = readSettings(storage)
const root = document.documentElement

const sheet = new CSSStyleSheet()
// On this page a part may be dark by itself, such as the sidebar.
sheet.replaceSync(themeCss.replace('.pe-root.pe-dark', '.pe-dark'))
document.adoptedStyleSheets.push(sheet)

root.classList.add('pe-root')
root.classList.toggle('pe-dark', settings.mix === 'dark-only')
const lang = localeOf(storage.read(localeKey) ?? '')
Object.assign(root, { lang, dir: pageDirectionOf(settings.layoutType, lang) })
applySettings(settings)
applyAppearance(appearanceOf(settings))

// The screen is fetched beside the program, which would ask for it only after it has come itself. As a module, it could
// not be asked for again after a failure: see `importReachable`.
const signedIn = ['login', 'authenticated'].some((key) => storage.read(key) === 'true')
for (const href of screenFiles[firstScreen(location.pathname, signedIn) ?? ''] ?? []) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }))
}
