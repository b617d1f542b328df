import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const usual = {
  darwin: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const inPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable)

/** The browser that the tests run in: `CHROME_PATH`, or the first Chromium or Chrome of this machine. */
export function findBrowser() {
  if (process.env.CHROME_PATH) return isExecutable(process.env.CHROME_PATH) ? process.env.CHROME_PATH : undefined
  for (const name of names) {
    const found = inPath(name)
    if (found) return found
  }
  return usual[process.platform]?.find(isExecutable)
}

/** Fetches Chromium with the system's package manager, where this user may; tells whether it tried. */
export function installBrowser(say) {
  if (process.env.CHROME_PATH || process.getuid?.() !== 0 || !inPath('apt-get')) return false
  say('No browser found; installing Chromium with apt-get…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => spawnSync('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], { stdio: 'inherit', env })
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'chromium')
  return true
}
