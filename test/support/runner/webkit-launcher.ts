import type { BrowserLauncher } from '@web/test-runner-core'
import type { Middleware } from '@web/dev-server-core'
import { WebKit, type WebKitPrograms } from './webkit.ts'

const framePath = '/__frame'

/** Allows all that tests use but downloads: MiniBrowser adds a bar below the page for each, until clicks miss the page. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox'

const framePage = `<!doctype html>
<html lang="en">
  <title>Tests</title>
  <body style="margin: 0; overflow: hidden">
    <iframe title="Tests" sandbox="${sandbox}" allow="clipboard-read; clipboard-write" style="border: 0; position: fixed; inset: 0; width: 1280px; height: 800px"></iframe>
  </body>
</html>`

/** Serves the page around the tests, for an engine whose window cannot be narrow. */
export const frameMiddleware: Middleware = async (context, next) => {
  if (context.path === framePath) context.body = framePage
  else await next()
}

/**
 * Runs test files in WebKitGTK, one after another. Its window cannot be narrower than 447 px and has no viewport,
 * so the tests run in a same-origin iframe of any size.
 */
export class WebKitLauncher implements BrowserLauncher {
  name = 'WebKit'
  type = 'webkit'
  concurrency = 1
  readonly #programs: WebKitPrograms
  #opened: Promise<WebKit> | undefined
  #active: string | undefined

  constructor(programs: WebKitPrograms) {
    this.#programs = programs
  }

  async startSession(id: string, url: string): Promise<void> {
    const { driver } = await this.opened()
    this.#active = id
    await driver.navigate(new URL(framePath, url).href)
    await driver.execute('document.querySelector("iframe").src = arguments[0]', url)
  }

  isActive(id: string): boolean {
    return id === this.#active
  }

  async getBrowserUrl(): Promise<string> {
    const { driver } = await this.opened()
    return driver.execute('return document.querySelector("iframe").contentWindow.location.href')
  }

  async stopSession(): Promise<object> {
    const { driver } = await this.opened()
    this.#active = undefined
    await driver.navigate('about:blank')
    return {}
  }

  startDebugSession(): Promise<void> {
    throw new Error('WebKit has no debugging here.')
  }

  async stop(): Promise<void> {
    await (await this.#opened)?.[Symbol.asyncDispose]()
  }

  /** Returns the browser; the first call opens it. */
  opened(): Promise<WebKit> {
    this.#opened ??= WebKit.open(this.#programs)
    return this.#opened
  }
}
