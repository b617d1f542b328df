export { configure, type Configuration, type Direction, type GetToken, type ThemeChoice } from '../core/configuration.ts'
export { session, signIn, signOut } from '../core/session.ts'
export type { CurrentUser } from '../core/session-state.ts'
export { notify, type ToastKind } from './ui/toast/notify.ts'
