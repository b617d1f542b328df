import { defaultReporter } from '@web/test-runner'
import { chromeLauncher } from '@web/test-runner-chrome'
import { backendMiddleware, backendPlugin } from './test/support/runner/backend-plugin.ts'
import { countingReporter } from './test/support/runner/browser-reporter.ts'
import { patience } from './test/support/patience.ts'
import { findBrowser } from './test/support/runner/browser.mjs'
import { inputPlugin } from './test/support/runner/input-plugin.ts'
import { sourcesMiddleware, sourcesPlugin } from './test/support/runner/sources.ts'

/** The engines that tests can run in; `ENGINE` chooses one. */
const engines = {
  chromium: () => ({
    concurrency: 2,
    browsers: [
      chromeLauncher({
        launchOptions: {
          executablePath: findBrowser(),
          args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--lang=en-GB'],
        },
        // A context of its own keeps a page from being throttled as a background tab, and its storage apart.
        createPage: async ({ browser }) => (await browser.createBrowserContext()).newPage(),
      }),
    ],
  }),
}

const engine = engines[process.env.ENGINE ?? 'chromium']
if (!engine) throw new Error(`ENGINE must be one of ${Object.keys(engines).join(', ')}.`)

const page = (framework) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Tests</title>
  </head>
  <body>
    <script type="module" src="${framework}"></script>
  </body>
</html>`

export default {
  files: ['test/{elements,host,flows}/**/*.test.{ts,tsx}', 'test/core/**/*.browser.test.ts'],
  ...engine(),
  middleware: [sourcesMiddleware, backendMiddleware],
  plugins: [sourcesPlugin, backendPlugin, inputPlugin],
  reporters: [defaultReporter({ reportTestProgress: Boolean(process.stdout.isTTY) }), countingReporter],
  testFramework: { config: { timeout: String(4 * patience) } },
  filterBrowserLogs: ({ args }) => !/^(Lit is in dev mode|\[vite\] connecting)/.test(args[0]),
  testsFinishTimeout: 900_000,
  testRunnerHtml: page,
}
