/**
 * Compares addresses as the service does, without regard to case. The settings do not import it: otherwise, a bundler
 * would put it into a shared chunk, along with other code of the pages that use it.
 */
export function isSameEmail(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase()
}
