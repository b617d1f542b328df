/** Browsers by the mark in their header. The first match counts: most headers name several. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const systems = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

const nameIn = (names: readonly (readonly [mark: string, name: string])[], text: string) => names.find(([mark]) => text.includes(mark))?.[1]

/** Returns browser and system of a `User-Agent` header; undefined for one that names none that is known. */
export function deviceOf(userAgent: string | null): { browser: string; system: string } | undefined {
  const [browser, system] = [nameIn(browsers, userAgent ?? ''), nameIn(systems, userAgent ?? '')]
  return browser && system ? { browser, system } : undefined
}
