/** An attribute as the gallery offers it: free text, or one of a few words. */
export interface AttributeEntry {
  name: string
  hint: string
  choices?: readonly string[]
  /** What the gallery starts with. */
  initial?: string
}

export interface ElementEntry {
  tag: string
  sentence: string
  attributes: readonly AttributeEntry[]
  events: readonly string[]
}

/** Fired by every element. */
export const sharedEvents = ['ready', 'load-error']

/** Told on the document, for all elements of the page at once. */
export const pageEvents = ['session-expired', 'session-restored', 'signed-out']

const subscriptions: ElementEntry = {
  tag: 'doctor-subscriptions',
  sentence: 'The subscriptions of all practices, or of one: sort, search, cancel, reactivate, open the invoice.',
  attributes: [
    { name: 'status', hint: 'All when absent', choices: ['active', 'canceled', 'expired', 'inactive'], initial: 'active' },
    { name: 'doctor-id', hint: 'A number, such as 42: the embedded table of one practice' },
    { name: 'page-size', hint: '10 when absent, 100 at most' },
  ],
  events: ['before-subscription-change', 'subscription-change', 'invoice-open'],
}

const signIn: ElementEntry = {
  tag: 'admin-sign-in',
  sentence: 'The sign-in of the back office. It opens the session that all elements of the page share.',
  attributes: [],
  events: ['signed-in'],
}

export const elements = [subscriptions, signIn] as const

export const elementOf = (tag: string | undefined): ElementEntry => elements.find((entry) => entry.tag === tag) ?? elements[0]
