/** Folder of the page's `<base>`, without its last slash; empty if the panel is at the root of its host. */
const base = new URL('.', document.baseURI).pathname.slice(0, -1)

/** Returns the URL of a panel path, under the base path of the installation. */
export const hrefOf = (path: string): string => base + path

/** Returns true if the address bar already shows this panel path and query. */
export const isCurrentAddress = (path: string): boolean => hrefOf(path) === location.pathname + location.search

/** Returns the panel path of an address without the base path. Keeps the query. */
export const pathOf = (address: string): string => address.slice(base.length)
