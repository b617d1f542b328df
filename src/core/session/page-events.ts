/** Events on the document that concern all elements of a page. */
export interface PageEvents {
  /** Fires after a 401 that a new token did not fix, any 403 of the panel's own session, or a request without a token. */
  'session-expired': { reason: 'refused' | 'no-token' }
  /** Fires when requests succeed again after `session-expired`. */
  'session-restored': undefined
  /** Fires after Log Out. */
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
