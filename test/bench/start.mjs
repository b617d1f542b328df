import { buildWhenStale } from '../../demo/setup/build.mjs'
import { fail, node, say } from '../../demo/setup/command.mjs'
import { install } from '../../demo/setup/install.mjs'
import { findBrowser } from '../support/runner/browser.mjs'

await install()
const browser = findBrowser()
if (!browser) fail('No browser to measure in: install Chromium or Chrome, or name its program in CHROME_PATH.')
say('Build…')
if (!(await buildWhenStale())) fail('The build failed; its message stands above.')
process.exitCode = await node(['--import', 'tsx', 'test/bench/main.ts', ...process.argv.slice(2)], { CHROME_PATH: browser })
