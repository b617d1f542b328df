/** A random UUID (version 4). `crypto.randomUUID` is missing on pages without HTTPS. */
export function uuid(): string {
  const view = new DataView(crypto.getRandomValues(new Uint8Array(16)).buffer)
  view.setUint8(6, (view.getUint8(6) & 0x0f) | 0x40)
  view.setUint8(8, (view.getUint8(8) & 0x3f) | 0x80)
  const digits = Array.from(new Uint8Array(view.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
