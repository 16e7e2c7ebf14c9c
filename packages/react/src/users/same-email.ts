/** Compares addresses as the service does, without regard to case. */
export function isSameEmail(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase()
}
