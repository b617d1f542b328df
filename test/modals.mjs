import { buildWhenStale } from '../demo/setup/build.mjs'
import { fail, node, say } from '../demo/setup/command.mjs'
import { install } from '../demo/setup/install.mjs'
import { findBrowser, installBrowser } from './support/runner/browser.mjs'

await install()
if (!findBrowser() && !(installBrowser(say) && findBrowser())) fail('No browser for the tests: install Chromium or Chrome, or name its program in CHROME_PATH.')
if (!(await buildWhenStale())) fail('The build failed; its message stands above.')
process.exitCode = await node(['--import', 'tsx', '--test', '--test-reporter=spec', 'test/modals/modals.test.ts'], { CHROME_PATH: findBrowser() })
