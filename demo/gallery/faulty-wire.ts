/** A wire between this page and its server that can be bad. The server knows nothing of it. */

const late = 4000

const refusals: Record<string, { status: number; body: object }> = {
  error: { status: 500, body: { success: false, code: 'server', message: 'Refused by the fault page.' } },
  expired: { status: 401, body: { success: false, code: 'auth', message: 'Refused by the fault page.' } },
}

let fault = 'none'

/** The elements ask by XMLHttpRequest, and this is how theirs fails. */
class FaultyRequest extends XMLHttpRequest {
  #isAborted = false

  override abort(): void {
    this.#isAborted = true
    super.abort()
  }

  override send(body?: XMLHttpRequestBodyInit | Document | null): void {
    const refusal = refusals[fault]
    if (refusal) queueMicrotask(() => this.#answer(refusal.status, JSON.stringify(refusal.body)))
    else if (fault === 'offline') queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')))
    else if (fault === 'slow')
      setTimeout(() => {
        if (!this.#isAborted) super.send(body)
      }, late)
    else super.send(body)
  }

  #answer(status: number, text: string): void {
    if (this.#isAborted) return
    const values = {
      readyState: 4,
      status,
      response: new TextEncoder().encode(text).buffer,
      getAllResponseHeaders: () => 'content-type: application/json\r\n',
    }
    for (const [name, value] of Object.entries(values)) Object.defineProperty(this, name, { value })
    for (const name of ['readystatechange', 'load', 'loadend']) this.dispatchEvent(new ProgressEvent(name))
  }
}

/** From now on every request of the elements meets this fault. */
export function spoilWire(name: string): void {
  fault = name
  window.XMLHttpRequest = FaultyRequest
}

/** Lets everything through again. */
export function mendWire(): void {
  fault = 'none'
}
