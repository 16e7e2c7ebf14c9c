import type { AdminOwnedProject } from '@app/core/admin'
import type { ServerUser } from '@app/core/server'

const wholeId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Maximum number of matches that are searched for one with exactly the typed email address: those of `a@example.com`
 * include every address that ends with it.
 */
const maxMatches = 1000

/** Matching users that are offered at most. */
const limit = 5

/** Result of a search: a user, none, or several of whom the owner chooses one. */
type Found =
  | { id: string }
  /** Message for the field. */
  | { problem: string }
  /** Question, and the users to choose from, newest first. */
  | { question: string; matches: readonly ServerUser[] }

/**
 * Finds a user by ID, part of a name or email address. Does not check that an ID exists, because the log also has events
 * of deleted users.
 */
export async function findUser(app: AdminOwnedProject['app'], text: string): Promise<Found> {
  if (wholeId.test(text)) return { id: text }
  const matches = await app.listUsers({ query: text, limit, desc: true })
  const [first, second] = matches
  if (!first) return { problem: `No user matches “${text}”. Deleted users are found by their ID.` }
  const user = second ? await findExactMatch(app, text) : first
  if (user) return { id: user.id }
  const other = matches.nextCursor === null ? '' : ', or type more to find others'
  return { question: `Several users match “${text}”. Choose one${other}.`, matches }
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
