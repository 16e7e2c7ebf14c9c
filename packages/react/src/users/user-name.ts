/** Fields of a user that hold a name. */
export interface NamedUser {
  /** Display name of the user. */
  displayName?: string | null
  /** Primary email address of the user. */
  primaryEmail?: string | null
}

/** Returns the display name of a user, else the email; `null` if there is neither. */
export function nameOf(user: NamedUser): string | null {
  return user.displayName || user.primaryEmail || null
}
