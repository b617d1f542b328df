// The prototype's own function is kept to be put back, and called with its own `this`.
// eslint-disable-next-line @typescript-eslint/unbound-method -- see above
const { send } = XMLHttpRequest.prototype

/** Calls `look` before each XMLHttpRequest is sent, until `sendPlainly()`. */
export function beforeSending(look: (request: XMLHttpRequest) => void): void {
  XMLHttpRequest.prototype.send = function (body) {
    look(this)
    send.call(this, body)
  }
}

export function sendPlainly(): void {
  XMLHttpRequest.prototype.send = send
}
