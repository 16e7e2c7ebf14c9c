import { fields } from '@app/contract'
import type { Store } from '../../db/store'
import type { Project } from '../../projects/projects'
import { listIdsByAddress } from '../../users/find-by-address'
import { findUser, type User } from '../../users/users'
import type { CommandInput } from '../lib/command'
import { requireProjectId } from '../lib/project-option'
import { CommandError } from '../lib/terminal'
import { requireProject } from '../lib/with-store'

/**
 * Finds the user whom the first argument names by id or address, in the project of the option.
 *
 * @throws {CommandError} if there is none, or more than one.
 */
export async function requireUser(
  store: Store,
  { args, options }: Pick<CommandInput, 'args' | 'options'>,
): Promise<{ project: Project; user: User }> {
  const [given = ''] = args
  const { db } = store.database
  const project = await requireProject(store, requireProjectId(options.project))
  const isId = fields.uuid.safeParse(given).success
  const [id, ...others] = isId ? [given] : await listIdsByAddress(db, project.id, given)
  if (others.length > 0) {
    const ids = [id, ...others].join(', ')
    throw new CommandError(`Several users have this address. Pass one of these ids: ${ids}.`)
  }
  const user = id === undefined ? null : await findUser(db, project.id, id)
  if (user) return { project, user }
  throw new CommandError(
    `Project ${project.id} has no user ${given}. app-server users list --project ${project.id} --query TEXT finds users by a part of their name or address.`,
  )
}
