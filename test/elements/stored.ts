/** All that the browser's storage holds. */
export const stored = (): Record<string, string> => Object.fromEntries(Object.entries(localStorage) as [string, string][])
