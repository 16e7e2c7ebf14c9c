import type { NamedUser, SecurityEvent } from '@app/core/admin'
import { toUserName } from '../users/user-texts'

/** Names of the actors other than users. */
const actors = {
  client: 'By a visitor',
  server: 'By your server',
  admin: 'By an admin key',
  operator: 'By the operator of the service',
} satisfies Record<SecurityEvent['actor']['access'], string>

/** Names the actor of an event, such as "By the user". */
export function toActorName({ userId, actor }: SecurityEvent): string {
  // The dashboard also does what servers may do, with the session of the owner.
  if (actor.ownerId !== null) {
    return actor.owner ? `By the owner ${toOwnerName(actor.owner)}` : 'By a deleted owner'
  }
  if (actor.access !== 'client' || actor.userId === null) return actors[actor.access]
  if (actor.userId === userId) return 'By the user'
  return `By ${actor.user ? toUserName(actor.user) : `user ${actor.userId}`}`
}

/** Returns the email address of an owner, which other owners know them by. */
export function toOwnerName(owner: NamedUser): string {
  return owner.primaryEmail ?? toUserName(owner)
}
