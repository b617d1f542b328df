import type { AdminCreateEvents } from './admin-create/events.ts'
import type { AdminEmailEvents } from './admin-email/events.ts'
import type { AdminPasswordEvents } from './admin-password/events.ts'
import type { AdminProfileEvents } from './admin-profile/events.ts'
import type { AdminSignInEvents } from './admin-sign-in/events.ts'
import type { DoctorEditorEvents } from './doctor-editor/events.ts'
import type { DoctorProfileEvents } from './doctor-profile/events.ts'
import type { OtpDialogEvents } from './otp-dialog/events.ts'
import type { PortalKeysEvents } from './portal-keys/events.ts'

/** Details of all events by name. The events bubble, so the document and every ancestor of an element can listen. */
export interface ElementEvents
  extends
    AdminCreateEvents,
    AdminEmailEvents,
    AdminPasswordEvents,
    AdminProfileEvents,
    AdminSignInEvents,
    DoctorEditorEvents,
    DoctorProfileEvents,
    OtpDialogEvents,
    PortalKeysEvents {}

type ElementEventMap = { [Name in keyof ElementEvents]: CustomEvent<ElementEvents[Name]> }

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Only an interface can be extended from outside.
  interface HTMLElementEventMap extends ElementEventMap {}
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- as above
  interface DocumentEventMap extends ElementEventMap {}
}
