/** Who somebody is, as far as names go. */
export interface NamedUser {
  displayName?: string | null
  primaryEmail?: string | null
}

/** What to call a user: the display name, else the e-mail; `null` when there is neither. */
export function nameOf(user: NamedUser): string | null {
  return user.displayName || user.primaryEmail || null
}
