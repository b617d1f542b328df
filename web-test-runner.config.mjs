import { defaultReporter } from '@web/test-runner'
import { chromeLauncher } from '@web/test-runner-chrome'
import { fingerprint } from './demo/setup/build.mjs'
import { backendMiddleware, backendPlugin } from './test/support/runner/backend-plugin.ts'
import { countingReporter, timesPlugin } from './test/support/runner/browser-reporter.ts'
import { patience } from './test/support/patience.ts'
import { findBrowser, findFirefox, findWebKit } from './test/support/runner/browser.mjs'
import { chromiumFlags } from './test/support/runner/chromium-flags.ts'
import { openFirefoxPage } from './test/support/runner/firefox-page.ts'
import { inputPlugin } from './test/support/runner/input-plugin.ts'
import { sourcesMiddleware, sourcesPlugin } from './test/support/runner/sources.ts'
import { unablePlugin } from './test/support/runner/unable-plugin.ts'
import { WebKitLauncher, frameMiddleware } from './test/support/runner/webkit-launcher.ts'

/** The engines that tests can run in; `ENGINE` chooses one. */
const engines = {
  chromium: () => ({
    concurrency: 2,
    browsers: [
      chromeLauncher({
        // As in the other engines nothing moves, but where a test asks for it: waiting for what moves takes long.
        launchOptions: { executablePath: findBrowser(), args: [...chromiumFlags, '--force-prefers-reduced-motion'] },
        // A context of its own keeps a page from being throttled as a background tab, and its storage apart.
        createPage: async ({ browser }) => {
          const page = await (await browser.createBrowserContext()).newPage()
          page.setDefaultNavigationTimeout(4 * patience)
          return page
        },
      }),
    ],
  }),
  firefox: () => ({
    concurrency: 1,
    browsers: [
      chromeLauncher({
        launchOptions: {
          browser: 'firefox',
          executablePath: findFirefox(),
          extraPrefsFirefox: {
            'intl.accept_languages': 'en-GB',
            'ui.prefersReducedMotion': 1,
            // The panel of downloads would take the focus from the page.
            'browser.download.alwaysOpenPanel': false,
          },
        },
        createPage: ({ browser }) => openFirefoxPage(browser),
      }),
    ],
  }),
  webkit: () => ({ concurrency: 1, browsers: [new WebKitLauncher(findWebKit())] }),
}

const name = process.env.ENGINE ?? 'chromium'
const engine = engines[name]
if (!engine) throw new Error(`ENGINE must be one of ${Object.keys(engines).join(', ')}.`)

const page = (framework) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="engine" content="${name}">
    <title>Tests</title>
  </head>
  <body>
    <script type="module" src="${framework}"></script>
  </body>
</html>`

const files = process.env.TEST_FILES?.split(' ') ?? []

export default {
  files,
  ...engine(),
  middleware: [frameMiddleware, sourcesMiddleware, backendMiddleware],
  plugins: [sourcesPlugin(files, fingerprint('test')), backendPlugin, inputPlugin(name), timesPlugin, unablePlugin],
  reporters: [defaultReporter({ reportTestProgress: Boolean(process.stdout.isTTY) }), countingReporter],
  testFramework: { config: { timeout: String(4 * patience) } },
  filterBrowserLogs: ({ args }) => !/^Lit is in dev mode/.test(args[0]),
  // The first page of an engine waits for its program.
  browserStartTimeout: 4 * patience,
  testsFinishTimeout: 900_000,
  testRunnerHtml: page,
}
