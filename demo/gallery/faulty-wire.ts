/** Simulates faults between this page and the server, without touching the server. */

/** Milliseconds. */
const delay = 4000

const refusals: Record<string, { status: number; body: object }> = {
  error: { status: 500, body: { success: false, code: 'server', message: 'Refused by the fault page.' } },
  expired: { status: 401, body: { success: false, code: 'unauthorized', message: 'Refused by the fault page.' } },
}

let fault = 'none'

/** Fails or delays requests; the elements send theirs by XMLHttpRequest. */
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
      }, delay)
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

/** Applies a fault to every further request of the elements. */
export function spoilWire(name: string): void {
  fault = name
  window.XMLHttpRequest = FaultyRequest
}

/** Removes the fault. */
export function mendWire(): void {
  fault = 'none'
}
