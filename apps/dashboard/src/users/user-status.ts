import type { ServerListUsersOptions } from '@app/core/server'

interface UserStatus {
  /** Value in the URL. */
  id: string
  name: string
  filter: ServerListUsersOptions
}

/** Statuses by which the list of users can be filtered. */
export const statuses: UserStatus[] = [
  { id: 'verified', name: 'Email verified', filter: { hasVerifiedEmail: true } },
  { id: 'unverified', name: 'Email not verified', filter: { hasVerifiedEmail: false } },
  { id: 'banned', name: 'Banned', filter: { isBanned: true } },
  { id: 'anonymous', name: 'Anonymous', filter: { isAnonymous: true } },
]

/** Finds the status with an id. */
export function findStatus(id: string | null): UserStatus | undefined {
  return statuses.find((status) => status.id === id)
}
