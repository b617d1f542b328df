export type { Configuration, Direction, GetHeaders, GetToken, ThemeChoice } from '../core/configuration.ts'
export type { AccountChange } from '../core/contract/admin-accounts.ts'
export type {
  AnswerMappings,
  CallName,
  ListParameter,
  MappedAnswer,
  MappedRequest,
  RequestChanges,
  RequestMappings,
} from '../core/contract/calls.ts'
export type { Links, LinkSection, LinkTarget } from '../core/links.ts'
export { session, signIn, signOut } from '../core/session.ts'
export type { PageEvents } from '../core/session/page-events.ts'
export type { CurrentUser } from '../core/session/session-state.ts'
export type { Appearance } from '../core/theme/appearance.ts'
export type { AccountListEvents } from './account-list/events.ts'
export type { AdminCreateEvents } from './admin-create/events.ts'
export type { AdminEmailEvents } from './admin-email/events.ts'
export type { AdminPasswordEvents } from './admin-password/events.ts'
export type { AdminProfileEvents } from './admin-profile/events.ts'
export type { AdminSignInEvents } from './admin-sign-in/events.ts'
export type { DoctorEditorEvents } from './doctor-editor/events.ts'
export type { DoctorProfileEvents } from './doctor-profile/events.ts'
export type { OtpDialogEvents } from './otp-dialog/events.ts'
export type { PatientDetailEvents } from './patient-detail/events.ts'
export type { PortalKeysEvents } from './portal-keys/events.ts'
export type { CommonEvents } from './runtime/common-events.ts'
export type { RecordEvents } from './runtime/record-events.ts'
export type { LoadErrorCode } from './runtime/load-error.ts'
export type { ElementEvents } from './element-events.ts'
export type { EventOf, ScreenElement } from './screen-element.ts'
export type { SubscriptionChange, SubscriptionEvents } from './subscription-events.ts'
export type { ListEvents } from './ui/list/list-events.ts'
export { configure } from './configure.ts'
export { notify, type ToastKind } from './ui/feedback/toast/notify.ts'
