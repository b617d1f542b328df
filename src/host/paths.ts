/** Where an admin is at home, after sign-in too. */
export const home = '/subscription/active'

export const signInPath = '/login'

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The address of one of the panel's paths, wherever the panel is installed. */
export const hrefOf = (path: string): string => base + path

/** Whether the address leads there already. */
export const isCurrentAddress = (path: string): boolean => hrefOf(path) === location.pathname + location.search

/** The panel's path of such an address, with what follows it. */
export const pathOf = (address: string): string => address.slice(base.length)
