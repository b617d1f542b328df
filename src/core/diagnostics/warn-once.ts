const warned = new Set<string>()

/** Writes a warning for developers to the console, once per page. */
export function warnOnce(warning: string): void {
  if (warned.has(warning)) return
  warned.add(warning)
  console.warn(warning)
}
