/** The built package, which gallery pages import by URL. */
declare module '*/elements/index.js' {
  /* eslint-disable @typescript-eslint/consistent-type-imports -- An ambient module cannot import by a relative path. */
  type Package = typeof import('../src/elements/index.ts')
  export type ThemeChoice = import('../src/elements/index.ts').ThemeChoice
  export type Direction = import('../src/elements/index.ts').Direction
  /* eslint-enable @typescript-eslint/consistent-type-imports */

  export const configure: Package['configure']
  export const session: Package['session']
  export const signIn: Package['signIn']
  export const signOut: Package['signOut']
  export const notify: Package['notify']
}
