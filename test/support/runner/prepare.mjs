import { buildWhenStale } from '../../../demo/setup/build.mjs'
import { fail, say } from '../../../demo/setup/command.mjs'
import { install } from '../../../demo/setup/install.mjs'
import { findBrowser, installBrowser } from './browser.mjs'

const noBrowser = `No browser for the tests. Install Chromium or Chrome (Debian, as root: apt-get install chromium), or name its program:
  CHROME_PATH=/path/to/chrome npm test`

/**
 * Installs packages, finds or installs the browser and builds `dist/`, as requested. Exits the process if a step fails.
 * Sets `CHROME_PATH` for tests that open their own pages.
 */
export async function prepare({ browser = true, built = true } = {}) {
  await install()
  if (browser) {
    if (!findBrowser() && !(installBrowser(say) && findBrowser())) fail(noBrowser)
    process.env.CHROME_PATH = findBrowser()
  }
  if (built && !(await buildWhenStale())) fail('The build failed; its message is above.')
}
