import { fields } from '@app/contract'
import { hashPassword } from '../../crypto/password-hash'
import type { Database } from '../../db/database'
import type { Store } from '../../db/store'
import type { Project } from '../../projects/projects'
import { auditOperator } from '../../security-events/security-events'
import type { UserChange } from '../../sessions/kept-session'
import { endSession, listSessions } from '../../sessions/sessions'
import { createImpersonationLink } from '../../sign-in/impersonation/impersonation'
import { requirePasswordsEnabled } from '../../sign-in/password/passwords'
import { approvedByServer } from '../../sign-up-hook/approve'
import { toBan } from '../../users/bans'
import { createUser } from '../../users/create-user'
import { deleteUser } from '../../users/delete-user'
import { toUserFilters } from '../../users/filters'
import { listIdsByAddress } from '../../users/find-by-address'
import { type UserChanges, updateUser } from '../../users/update-user'
import { findUser, listUsers, type User } from '../../users/users'
import { toWireUser } from '../../users/wire'
import { requireProject } from '../lib/with-store'
import { auditOfStore } from './audit'
import type { ReadPassword } from './password'
import type { LinkOptions, NewBan, NewUserValues, ProjectUsers, UserPage } from './project-users'
import { severalUsers, unknownUser } from './user-errors'

/** A user with their project. */
interface FoundUser {
  project: Project
  user: User
  id: string
}

/** The users of a project in the database. Changes are recorded under the actor `operator`. */
export class StoredUsers implements ProjectUsers {
  readonly #store: Store
  readonly #db: Database
  readonly #projectId: string

  constructor(store: Store, projectId: string) {
    this.#store = store
    this.#db = store.database.db
    this.#projectId = projectId
  }

  async list({ filters, ...page }: UserPage) {
    await requireProject(this.#store, this.#projectId)
    const query = { ...page, ...toUserFilters(filters, new Date()), desc: true }
    const { users, nextCursor } = await listUsers(this.#db, this.#projectId, query)
    return { items: users.map(toWireUser), next_cursor: nextCursor }
  }

  async find(given: string) {
    return toWireUser((await this.#require(given)).user)
  }

  async create({ email, displayName, isVerified, readPassword }: NewUserValues) {
    const project = await requireProject(this.#store, this.#projectId)
    if (readPassword) requirePasswordsEnabled(project)
    const created = await createUser(this.#db, project, {
      approval: approvedByServer,
      displayName,
      email: { value: email, isVerified, usedForAuth: true },
      passwordHash:
        readPassword && (await hashPassword(project.id, await readPassword(toMinLength(project)))),
      hasOtp: project.magicLinkEnabled,
    })
    return toWireUser(created)
  }

  async setPassword(given: string, readPassword: ReadPassword) {
    const found = await this.#require(given)
    const { project } = found
    const passwordHash = await hashPassword(project.id, await readPassword(toMinLength(project)))
    await this.#update(found, { passwordHash })
    return found.id
  }

  async listSessions(given: string) {
    const { rows } = await this.#listActive(given)
    return rows.map((row) => ({
      id: row.id,
      user_id: row.userId,
      created_at: row.createdAt.getTime(),
      is_impersonation: row.isImpersonation,
      last_used_at: row.lastUsedAt?.getTime(),
      last_used_at_end_user_ip_info: row.lastUsedIpInfo ?? undefined,
      browser: row.browser ?? undefined,
    }))
  }

  async endSessions(given: string) {
    const { project, id: userId, rows } = await this.#listActive(given)
    let ended = 0
    for (const { id } of rows) {
      const end = { id, userId, as: 'session.revoked', audit: auditOperator } as const
      if (await endSession(this.#db, project.id, end)) ended += 1
    }
    return { userId, ended }
  }

  async impersonate(given: string, options: LinkOptions) {
    const { project, id: userId } = await this.#require(given)
    const context = {
      db: this.#db,
      // Matters only for the project internal, whose users cannot be impersonated.
      config: { production: true },
      audit: auditOperator,
      now: () => new Date(),
    }
    const link = await createImpersonationLink(context, project, { userId, ...options })
    return { url: link.url, expires_at_millis: link.expiresAt.getTime() }
  }

  async ban(given: string, { reason, until }: NewBan) {
    const ban = toBan({ reason, until_millis: until?.getTime() }, new Date())
    return toWireUser(await this.#update(await this.#require(given), { ban }))
  }

  async unban(given: string) {
    const found = await this.#require(given)
    await this.#update(found, { ban: null })
    return found.id
  }

  async remove(given: string) {
    const { user, id } = await this.#require(given)
    await deleteUser(this.#db, user.row, this.#toChange())
    return id
  }

  async #require(given: string): Promise<FoundUser> {
    const project = await requireProject(this.#store, this.#projectId)
    const isId = fields.uuid.safeParse(given).success
    const ids = isId ? [given] : await listIdsByAddress(this.#db, project.id, given)
    const [id, ...others] = ids
    if (others.length > 0) throw severalUsers(ids)
    const user = id === undefined ? null : await findUser(this.#db, project.id, id)
    if (user) return { project, user, id: user.row.id }
    throw unknownUser(this.#projectId, given)
  }

  async #listActive(given: string) {
    const { project, id } = await this.#require(given)
    const options = { now: new Date(), withImpersonation: true }
    return { project, id, rows: await listSessions(this.#db, project.id, id, options) }
  }

  #update({ project, user }: FoundUser, changes: UserChanges) {
    return updateUser(this.#db, project, user, { ...changes, ...this.#toChange() })
  }

  #toChange(): UserChange {
    return { audit: auditOfStore(this.#store), kept: 'all', now: new Date() }
  }
}

/** Returns the larger minimum length of passwords: of those that users choose or servers set. */
function toMinLength({ passwordMinLength, serverPasswordMinLength }: Project): number {
  return Math.max(passwordMinLength, serverPasswordMinLength)
}
