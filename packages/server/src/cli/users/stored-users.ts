import { fields } from '@app/contract'
import { hashPassword } from '../../crypto/password-hash'
import type { Store } from '../../db/store'
import type { Project } from '../../projects/projects'
import { auditOperator } from '../../security-events/security-events'
import { endSession, listSessions } from '../../sessions/sessions'
import { createImpersonationLink } from '../../sign-in/impersonation/impersonation'
import { requirePasswordsEnabled } from '../../sign-in/password/passwords'
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
import type { ProjectUsers } from './project-users'
import { severalUsers, unknownUser } from './user-errors'

/** Opens the users of a project in the database. Changes are recorded under the actor `operator`. */
export function createStoredUsers(store: Store, projectId: string): ProjectUsers {
  const { db } = store.database

  async function require(given: string) {
    const project = await requireProject(store, projectId)
    const isId = fields.uuid.safeParse(given).success
    const ids = isId ? [given] : await listIdsByAddress(db, project.id, given)
    const [id, ...others] = ids
    if (others.length > 0) throw severalUsers(ids)
    const user = id === undefined ? null : await findUser(db, project.id, id)
    if (user) return { project, user, id: user.row.id }
    throw unknownUser(projectId, given)
  }

  async function listActive(given: string) {
    const { project, id } = await require(given)
    const options = { now: new Date(), withImpersonation: true }
    return { project, id, rows: await listSessions(db, project.id, id, options) }
  }

  const update = (project: Project, user: User, changes: UserChanges) =>
    updateUser(db, project, user, { ...changes, kept: 'all', audit: auditOfStore(store) })

  return {
    async list({ filters, ...page }) {
      await requireProject(store, projectId)
      const query = { ...page, ...toUserFilters(filters, new Date()), desc: true }
      const { users, nextCursor } = await listUsers(db, projectId, query)
      return { items: users.map(toWireUser), next_cursor: nextCursor }
    },
    find: async (given) => toWireUser((await require(given)).user),
    async create({ email, displayName, isVerified, readPassword }) {
      const project = await requireProject(store, projectId)
      if (readPassword) requirePasswordsEnabled(project)
      const created = await createUser(db, project, {
        displayName,
        email: { value: email, isVerified, usedForAuth: true },
        passwordHash: readPassword && (await hashPassword(project.id, await readPassword())),
        hasOtp: project.magicLinkEnabled,
      })
      return toWireUser(created)
    },
    async setPassword(given, readPassword) {
      const { project, user, id } = await require(given)
      const passwordHash = await hashPassword(project.id, await readPassword())
      await update(project, user, { passwordHash })
      return id
    },
    async impersonate(given, options) {
      const { project, id: userId } = await require(given)
      const context = {
        db, // Only for the project internal, whose users cannot be impersonated.
        config: { production: true },
        audit: auditOperator,
        now: () => new Date(),
      }
      const link = await createImpersonationLink(context, project, { userId, ...options })
      return { url: link.url, expires_at_millis: link.expiresAt.getTime() }
    },
    async ban(given, { reason, until }) {
      const { project, user } = await require(given)
      const ban = toBan({ reason, until_millis: until?.getTime() }, new Date())
      return toWireUser(await update(project, user, { ban }))
    },
    async unban(given) {
      const { project, user, id } = await require(given)
      await update(project, user, { ban: null })
      return id
    },
    async listSessions(given) {
      const { rows } = await listActive(given)
      return rows.map((row) => ({
        id: row.id,
        user_id: row.userId,
        created_at: row.createdAt.getTime(),
        is_impersonation: row.isImpersonation,
        last_used_at: row.lastUsedAt?.getTime(),
        last_used_at_end_user_ip_info: row.lastUsedIpInfo ?? undefined,
        browser: row.browser ?? undefined,
      }))
    },
    async endSessions(given) {
      const { project, id: userId, rows } = await listActive(given)
      let ended = 0
      for (const { id } of rows) {
        const end = { id, userId, as: 'session.revoked', audit: auditOperator } as const
        if (await endSession(db, project.id, end)) ended += 1
      }
      return { userId, ended }
    },
    async remove(given) {
      const { user, id } = await require(given)
      await deleteUser(db, user.row, auditOfStore(store))
      return id
    },
  }
}
