import { readSnapshot } from '../../db/snapshot'
import type { Caller, Context } from '../../http/context'
import { TextError } from '../../http/errors/text-error'
import type { Handlers } from '../../http/handlers'
import { limit } from '../../http/limited'
import { requireSignedIn } from '../../http/own-user'
import { requireOperator } from '../../http/require-operator'
import { jsonBody } from '../../http/response'
import { auditSettings } from '../../import-export/audit-settings'
import { knownError } from '../../lib/errors'
import { requireAllMapped } from '../../lib/total'
import { createProject, updateProject } from '../../project-settings/changes'
import { requirePossibleOwner, requireProjectCreator } from '../../project-settings/creation'
import {
  deleteProject,
  toWireProjects,
  type WireProject,
} from '../../project-settings/project-settings'
import { requireAvailableSharedProviders } from '../../project-settings/shared-providers'
import { listOwnedProjects } from '../../projects/owners'
import { findProject, type Project } from '../../projects/projects'
import { listProjectSummaries } from '../../projects/summaries'
import { listRedirectUris } from '../../sign-in/oauth/authorize'
import { ensureOwner } from '../../users/ownership'
import type { LightUser } from '../../users/users'
import { createProjectWithKeys } from './create-with-keys'
import { offersPublicProject, readPublicProject, toPublicProject } from './public-project'

type OwnerContext = Pick<Context, 'config' | 'db' | 'secretBox'>

/** Reads projects as their owners see them. */
async function toOwnedProjects(context: OwnerContext, projects: Project[]): Promise<WireProject[]> {
  const uris = listRedirectUris(context)
  const stored = await toWireProjects(context, projects)
  return stored.map(({ config, ...project }) => ({
    ...project,
    config: { ...config, oauth_redirect_uris: uris },
  }))
}

async function toOwnedProject(context: OwnerContext, project: Project): Promise<WireProject> {
  const [wire] = await toOwnedProjects(context, [project])
  if (!wire) throw new Error('Every project has a wire form.')
  return wire
}

/** @throws USER_AUTHENTICATION_REQUIRED, EXPECTED_INTERNAL_PROJECT, in this order. */
function requireOwner(caller: Caller): LightUser {
  const user = requireSignedIn(caller)
  if (caller.project.id !== 'internal') throw knownError('EXPECTED_INTERNAL_PROJECT')
  return user
}

export const projectHandlers = {
  'GET /projects/current': async (_, context) => {
    const { project, access } = context.caller
    if (access === 'admin') {
      return readSnapshot(context.db, async (db) =>
        // The caller's project was read earlier.
        toOwnedProject({ ...context, db }, (await findProject(db, project.id)) ?? project),
      )
    }
    const wire = await toPublicProject(context, project)
    return access === 'client' ? jsonBody(200, wire, offersPublicProject) : wire
  },

  'GET /projects/:project_id/public': readPublicProject,

  'PATCH /projects/current': async ({ body }, context) => {
    const { secretBox, caller } = context
    const { id } = caller.project
    await requireAvailableSharedProviders(context, id, body)
    return auditSettings(context, id, async (db) =>
      toOwnedProject({ ...context, db }, await updateProject({ db, secretBox }, id, body)),
    )
  },

  'DELETE /projects/current': async (_, { db, caller }) => {
    await deleteProject(db, caller.project.id)
    return { success: true }
  },

  'GET /projects/:project_id/.well-known/jwks.json': async ({ path }, { db, signingKeys }) => {
    if (!(await findProject(db, path.project_id))) {
      throw new TextError(404, `Project ${path.project_id} does not exist.`)
    }
    const keys = await signingKeys.all(path.project_id)
    return { keys: keys.map(({ jwk }) => jwk) }
  },

  'GET /internal/projects': async (_, context) => {
    const { row } = requireOwner(context.caller)
    const items = await readSnapshot(context.db, async (db) => {
      const owned = row.isAnonymous ? [] : await listOwnedProjects(db, row.id)
      return toOwnedProjects({ ...context, db }, owned)
    })
    return { items, is_paginated: false }
  },

  'POST /internal/projects': async ({ body }, context) => {
    const { caller } = context
    const owner = requireOwner(caller)
    await requireProjectCreator(context, owner)
    await requireAvailableSharedProviders(context, null, body)
    await limit(context, 'create')
    const project = await createProject(context, owner.row.id, body)
    context.admit(project.id)
    return toOwnedProject(context, project)
  },

  'GET /internal/all-projects': async (_, { db, caller }) => {
    requireOperator(caller)
    return { items: await listProjectSummaries(db), is_paginated: false }
  },

  'POST /internal/all-projects': async ({ body }, context) => {
    requireOperator(context.caller)
    const { display_name: displayName, owner, keys_expire_at_millis, ...rest } = body
    requireAllMapped(rest)
    const keysExpireAt = new Date(keys_expire_at_millis)
    const created = await createProjectWithKeys(context, { displayName, owner, keysExpireAt })
    context.admit(created.id)
    return created
  },

  'POST /internal/all-projects/:project_id/owners': async ({ path, body }, context) => {
    const { db, caller, audit } = context
    requireOperator(caller)
    if (!(await findProject(db, path.project_id))) {
      throw new TextError(404, `Project ${path.project_id} does not exist.`)
    }
    const ownerId = await requirePossibleOwner(db, body.owner)
    await ensureOwner(db, path.project_id, { ownerId, audit })
    return { user_id: ownerId }
  },
} satisfies Partial<Handlers>
