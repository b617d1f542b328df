/** Controls one browser through the W3C WebDriver protocol. */
export class WebDriver {
  readonly #session: string
  #performed: Promise<unknown> = Promise.resolve()

  private constructor(session: string) {
    this.#session = session
  }

  /** Opens a browser; `server` is the URL of the driver. */
  static async open(server: string, capabilities: object): Promise<WebDriver> {
    const { sessionId } = await send<{ sessionId: string }>(`${server}/session`, { capabilities: { alwaysMatch: capabilities } })
    return new WebDriver(`${server}/session/${sessionId}`)
  }

  navigate(url: string): Promise<unknown> {
    return send(`${this.#session}/url`, { url })
  }

  resize(width: number, height: number): Promise<unknown> {
    return send(`${this.#session}/window/rect`, { width, height })
  }

  /** Runs a function body in the page. The body reads its arguments from `arguments`. */
  execute<Value>(script: string, ...args: unknown[]): Promise<Value> {
    return send(`${this.#session}/execute/sync`, { script, args })
  }

  /** Performs real keyboard and mouse actions, one call after another. */
  perform(...actions: object[]): Promise<unknown> {
    const perform = () => send(`${this.#session}/actions`, { actions })
    this.#performed = this.#performed.then(perform, perform)
    return this.#performed
  }

  /** Returns a PNG of the window in base64. */
  screenshot(): Promise<string> {
    return send(`${this.#session}/screenshot`)
  }

  close(): Promise<unknown> {
    return send(this.#session, undefined, 'DELETE')
  }
}

async function send<Value>(url: string, body?: object, method = body ? 'POST' : 'GET'): Promise<Value> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value as Value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${new URL(url).pathname}: ${error} ${message}`)
}
