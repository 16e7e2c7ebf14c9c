import type { AdminOwnedProject } from '@app/core/admin'

const wholeId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Users among which one with exactly the typed address is looked for. */
const limit = 20

/**
 * Finds the user that an owner means by an ID, a part of a name or an email address. An ID is not checked: the log also
 * has events of deleted users.
 */
export async function findUser(
  app: AdminOwnedProject['app'],
  text: string,
): Promise<{ id: string } | { problem: string }> {
  if (wholeId.test(text)) return { id: text }
  const found = await app.listUsers({ query: text, limit })
  const isMeant = found.filter(
    ({ primaryEmail }) => primaryEmail?.toLowerCase() === text.toLowerCase(),
  )
  const [user, ...others] = isMeant.length > 0 ? isMeant : found
  if (!user) return { problem: `No user matches “${text}”. Deleted users are found by their ID.` }
  if (others.length > 0) {
    return { problem: `Several users match “${text}”. Enter the complete email address or the ID.` }
  }
  return { id: user.id }
}
