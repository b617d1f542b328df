/** An admin, or a user of a portal in an embed session: the columns of the audit that name them. */
export type Actor = { adminId: number } | { portalKeyId: number; portalUserId: string; portalUserName: string }

/** Returns a text that identifies an actor. */
export const ownerOf = (actor: Actor) =>
  'adminId' in actor ? `admin ${actor.adminId}` : `portal ${actor.portalKeyId} ${actor.portalUserId}`
