export const stored = (): Record<string, string> => Object.fromEntries(Object.entries(localStorage) as [string, string][])
