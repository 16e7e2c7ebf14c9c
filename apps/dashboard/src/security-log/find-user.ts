import type { AdminOwnedProject } from '@app/core/admin'

const wholeId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Maximum number of matches that are searched for one with exactly the typed email address: those of `a@example.com`
 * include every address that ends with it.
 */
const maxMatches = 1000

/**
 * Finds a user by ID, part of a name or email address. Does not check that an ID exists, because the log also has events
 * of deleted users.
 */
export async function findUser(
  app: AdminOwnedProject['app'],
  text: string,
): Promise<{ id: string } | { problem: string }> {
  if (wholeId.test(text)) return { id: text }
  const [first, second] = await app.listUsers({ query: text, limit: 2 })
  if (!first) return { problem: `No user matches “${text}”. Deleted users are found by their ID.` }
  const user = second ? await findExactMatch(app, text) : first
  if (!user) {
    return { problem: `Several users match “${text}”. Enter the complete email address or the ID.` }
  }
  return { id: user.id }
}

/** Finds the user with an email address among those that match it. */
async function findExactMatch(app: AdminOwnedProject['app'], address: string) {
  if (!/^[^@\s]+@[^@\s]+$/.test(address)) return undefined
  let matches = 0
  for await (const user of app.iterateUsers({ query: address })) {
    if (user.primaryEmail?.toLowerCase() === address.toLowerCase()) return user
    matches += 1
    if (matches === maxMatches) return undefined
  }
  return undefined
}
