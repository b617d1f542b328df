/** Start page, also after sign-in. */
export const home = '/subscription/active'

export const signInPath = '/login'

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Returns the URL of a panel path, under the base path of the installation. */
export const hrefOf = (path: string): string => base + path

/** Returns true if the address bar already shows this panel path and query. */
export const isCurrentAddress = (path: string): boolean => hrefOf(path) === location.pathname + location.search

/** Returns the panel path of an address without the base path. Keeps the query. */
export const pathOf = (address: string): string => address.slice(base.length)
