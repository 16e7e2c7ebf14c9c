import type { AdminOwnedProject } from '@app/core/admin'

const wholeId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Maximum number of matches that are searched for one with exactly the typed email address. */
const maxMatches = 20

/**
 * Finds a user by ID, part of a name or email address. Does not check that an ID exists, because the log also has events
 * of deleted users.
 */
export async function findUser(
  app: AdminOwnedProject['app'],
  text: string,
): Promise<{ id: string } | { problem: string }> {
  if (wholeId.test(text)) return { id: text }
  const found = await app.listUsers({ query: text, limit: maxMatches })
  const exactMatches = found.filter(
    ({ primaryEmail }) => primaryEmail?.toLowerCase() === text.toLowerCase(),
  )
  const [user, ...others] = exactMatches.length > 0 ? exactMatches : found
  if (!user) return { problem: `No user matches “${text}”. Deleted users are found by their ID.` }
  if (others.length > 0) {
    return { problem: `Several users match “${text}”. Enter the complete email address or the ID.` }
  }
  return { id: user.id }
}
