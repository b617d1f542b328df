/** The built package, as pages see it: by address, not by source. */
declare module '*/elements/index.js' {
  export type ThemeChoice = 'light' | 'dark' | 'auto'
  export type Direction = 'ltr' | 'rtl'
  export type ToastKind = 'success' | 'warning' | 'error'
  export type GetToken = () => string | undefined | Promise<string | undefined>

  export interface Appearance {
    colorPrimary?: string
    colorSecondary?: string
    fontFamily?: string
    borderRadius?: string
    density?: 'comfortable' | 'compact'
  }

  export type LinkTarget = 'doctor' | 'doctor-edit' | 'patient' | 'doctors' | 'patients' | 'admins' | 'subscriptions'
  export type Links = Partial<Record<LinkTarget, (id?: number | string) => string>>

  export interface Configuration {
    apiBase: string
    getToken: GetToken | undefined
    locale: string
    dir: Direction | undefined
    theme: ThemeChoice
    appearance: Appearance
    links: Links
  }

  export interface CurrentUser {
    name: string
    role: 'admin' | 'superadmin'
    profile_picture: string | null
  }

  /** A nanostores store. */
  export interface Store<Value> {
    get(): Value
    subscribe(listener: (value: Value) => void): () => void
  }

  export function configure(changes: Partial<Configuration>): void
  export function signIn(credentials: { email: string; password: string }): Promise<CurrentUser>
  export function signOut(): void
  export function notify(kind: ToastKind, text: string): void
  export const session: { $signedIn: Store<boolean>; $currentUser: Store<CurrentUser>; restore: () => Promise<boolean> }
}

declare module '*/elements/doctor-subscriptions.js'
