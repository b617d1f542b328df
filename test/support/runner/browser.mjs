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

/** Returns the path of the test browser: `CHROME_PATH`, or the first Chromium or Chrome on this machine. */
export function findBrowser() {
  if (process.env.CHROME_PATH) return isExecutable(process.env.CHROME_PATH) ? process.env.CHROME_PATH : undefined
  for (const name of names) {
    const found = inPath(name)
    if (found) return found
  }
  return usual[process.platform]?.find(isExecutable)
}

const webkitFolders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib']

/** Returns the paths of WebKitGTK's MiniBrowser, its driver and Xvfb. Undefined if one is missing. */
export function findWebKit() {
  const browser = webkitFolders.map((folder) => join(folder, 'webkit2gtk-4.1', 'MiniBrowser')).find(isExecutable)
  const driver = inPath('WebKitWebDriver')
  const screen = inPath('Xvfb')
  return browser && driver && screen ? { browser, driver, screen } : undefined
}

export const findFirefox = () => inPath('firefox-esr') ?? inPath('firefox')

/** Installs Debian packages with apt-get if the user is root. Returns whether it tried. */
export function installPackages(say, ...packages) {
  if (process.getuid?.() !== 0 || !inPath('apt-get')) return false
  say(`Installing ${packages.join(', ')} with apt-get…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => spawnSync('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], { stdio: 'inherit', env })
  apt('update')
  apt('install', '-y', '--no-install-recommends', ...packages)
  return true
}

/** Installs Chromium unless `CHROME_PATH` is set. Returns whether it tried. */
export const installBrowser = (say) => !process.env.CHROME_PATH && installPackages(say, 'chromium')
