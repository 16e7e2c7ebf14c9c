import type { Database } from '../../db/database'
import { listPossibleCreators } from '../../project-settings/creation'
import { CommandError } from './terminal'

/**
 * Finds the user of `internal` with an id or verified address.
 *
 * @param options.mayBeAnonymous Whether a user who cannot own projects is accepted.
 * @throws {CommandError} if there is none, or more than one.
 */
export async function requireOwner(
  db: Database,
  given: string,
  { mayBeAnonymous = false }: { mayBeAnonymous?: boolean } = {},
): Promise<string> {
  const found = await listPossibleCreators(db, given)
  const [user, other] = found
  if (!user) {
    throw new CommandError(
      `No user of the project internal has the id or verified email ${given}. The user must sign up in the dashboard and verify the address first.`,
    )
  }
  if (other) {
    const ids = found.map((one) => one.id).join(', ')
    throw new CommandError(`Several users have this address. Pass one of these ids: ${ids}.`)
  }
  if (user.isAnonymous && !mayBeAnonymous) {
    throw new CommandError('This user is anonymous. Anonymous users cannot own projects.')
  }
  return user.id
}
