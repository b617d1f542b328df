/** What all elements of a page have in common is told on the document. */
export interface PageEvents {
  /** A 401 that could not be healed, any 403 of the panel's own session, or a request without a token. */
  'session-expired': { reason: 'refused' | 'no-token' }
  /** Requests get through again after `session-expired`. */
  'session-restored': undefined
  /** The admin logged out. */
  'signed-out': undefined
}

export function announce<Name extends keyof PageEvents>(name: Name, detail?: PageEvents[Name]): void {
  document.dispatchEvent(new CustomEvent(name, { detail }))
}

declare global {
  interface DocumentEventMap extends Record<'session-restored' | 'signed-out', CustomEvent<undefined>> {
    'session-expired': CustomEvent<PageEvents['session-expired']>
  }
}
