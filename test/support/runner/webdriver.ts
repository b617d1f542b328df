/** One browser, driven by the W3C's WebDriver protocol. */
export class WebDriver {
  readonly #session: string
  #performed: Promise<unknown> = Promise.resolve()

  private constructor(session: string) {
    this.#session = session
  }

  /** Opens a browser; `server` is the address of the driver. */
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

  /** Runs a function's body in the page; its arguments are `arguments`. */
  execute<Value>(script: string, ...args: unknown[]): Promise<Value> {
    return send(`${this.#session}/execute/sync`, { script, args })
  }

  /** Real keys and mouse; what is asked for meanwhile waits its turn. */
  perform(...actions: object[]): Promise<unknown> {
    const perform = () => send(`${this.#session}/actions`, { actions })
    this.#performed = this.#performed.then(perform, perform)
    return this.#performed
  }

  /** The window as it is, as a PNG in base64. */
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
