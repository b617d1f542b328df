import screenFiles from 'virtual:screen-files'
import themeCss from 'virtual:theme.css'
import { localeOf, preferredLocale } from '../../core/i18n/locales.ts'
import { browserStorage } from '../../core/text-storage.ts'
import { readSettings } from '../../core/theme/stored-settings.ts'
import { pathOf } from '../installation/paths.ts'
import { firstPath } from '../routing/guard.ts'
import { appearanceOf, applyAppearance, applySettings, localeKey, pageDirectionOf } from '../settings/apply-settings.ts'

// A separate file, run in the head: applies the admin's settings before the first paint.
const settings = readSettings(browserStorage)
const root = document.documentElement

const sheet = new CSSStyleSheet()
// On this page a single part, such as the sidebar, may be dark.
sheet.replaceSync(themeCss.replace('.pe-root.pe-dark', '.pe-dark'))
document.adoptedStyleSheets.push(sheet)

root.classList.add('pe-root')
root.classList.toggle('pe-dark', settings.mix === 'dark-only')
const chosen = browserStorage.read(localeKey)
const lang = chosen === undefined ? preferredLocale(navigator.languages) : localeOf(chosen)
Object.assign(root, { lang, dir: pageDirectionOf(settings.layoutType, lang) })
applySettings(settings)
applyAppearance(appearanceOf(settings))

// Preloads the files of the first screen, in parallel with the main program that imports them later.
// Uses `as: 'fetch'`: browsers older than 2026 never request a module again after a failed load, see `importReachable`.
const signedIn = ['login', 'authenticated'].some((key) => browserStorage.read(key) === 'true')
const path = firstPath(pathOf(location.pathname), signedIn)
const [, files = []] = screenFiles.find(([pattern]) => new RegExp(pattern).test(path)) ?? []
for (const href of files) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }))
}
