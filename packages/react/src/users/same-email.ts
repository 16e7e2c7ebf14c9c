/**
 * Compares addresses as the service does, without regard to case. Not used by the settings: bundlers would put this module into a
 * file with more of the pages that use it.
 */
export function isSameEmail(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase()
}
