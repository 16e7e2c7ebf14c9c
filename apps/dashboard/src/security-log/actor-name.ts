import type { NamedUser, SecurityEvent } from '@app/core/admin'
import { toUserName } from '../users/user-texts'

/** Actors that have no name, by the access of their request. */
const actors = {
  client: 'a visitor',
  server: 'your server',
  admin: 'an admin key',
  operator: 'the operator of the service',
} satisfies Record<SecurityEvent['actor']['access'], string>

/** Actor of an event. */
export interface ActorName {
  /** Name or email address, or what an actor without one is, such as "a visitor". */
  name: string
  /** Absent if the actor has no name. */
  role?: 'Owner' | 'User'
}

/** Names the actor of an event. */
export function toActorName({ userId, actor }: SecurityEvent): ActorName {
  // The dashboard also does what servers may do, with the session of the owner.
  if (actor.ownerId !== null) {
    return actor.owner
      ? { name: toOwnerName(actor.owner), role: 'Owner' }
      : { name: 'a deleted owner' }
  }
  if (actor.access !== 'client' || actor.userId === null) return { name: actors[actor.access] }
  if (actor.userId === userId) return { name: 'the user' }
  return { name: actor.user ? toUserName(actor.user) : actor.userId, role: 'User' }
}

/** Returns the email address of an owner, which other owners know them by. */
export function toOwnerName(owner: NamedUser): string {
  return owner.primaryEmail ?? toUserName(owner)
}
