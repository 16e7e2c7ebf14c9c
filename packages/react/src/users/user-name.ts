/** Fields of a user that hold a name. */
export interface NamedUser {
  displayName?: string | null
  primaryEmail?: string | null
}

/** Returns the display name of a user, else the email; `null` if there is neither. */
export function nameOf(user: NamedUser): string | null {
  return user.displayName || user.primaryEmail || null
}
