import type { RequestOf, ResponseOf } from '@app/contract'
import {
  listAddedProductionModeErrors,
  listProductionModeErrors,
  type ProductionModeError,
  type ProductionModeSettings,
} from '@app/contract/production-mode'
import { present } from '../cache/present'
import type { Presented } from '../cache/reads'
import { createResource } from '../cache/resource'
import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import { UsageError } from '../errors/usage-error'
import type { CallOptions } from '../lib/call-options'
import { type Complete, requireAllMapped } from '../lib/total'
import { refuseUnknownOptions } from '../lib/unknown-options'
import {
  type AdminProjectConfig,
  type AdminProjectConfigUpdateOptions,
  toAdminProjectConfig,
  toConfigBody,
} from './admin-project-config'
import type { Project } from './project'
import { toResponseError } from './response-error'

/** A project as its owners see it. */
export interface AdminProject extends Project {
  /** `''` if there is none. */
  readonly description: string
  /** Creation time of the project. */
  readonly createdAt: Date
  /** Number of users. */
  readonly userCount: number
  /** Refuses settings that are only fit for development, such as localhost domains. */
  readonly isProductionMode: boolean
  /** Configuration with the fields only owners can see. */
  readonly config: AdminProjectConfig
  /** Updates the given fields. */
  update(changes: AdminProjectUpdateOptions, options?: CallOptions): Promise<void>
  /** Deletes the project permanently, with its users and all other data. */
  delete(options?: CallOptions): Promise<void>
  /** Lists the problems that prevent production mode, based on this object. */
  getProductionModeErrors(): Promise<ProductionModeError[]>
}

/** Changes to a project. Absent fields keep their value; lists are replaced as a whole. */
export interface AdminProjectUpdateOptions {
  /** Name of the project. */
  displayName?: string | undefined
  /** `null` removes it. */
  description?: string | null | undefined
  /**
   * Requires that `getProductionModeErrors` returns no problems. A change that turns it on while
   * there are some, or adds one in production mode, is rejected with a `UsageError` that lists them.
   * @default false
   */
  isProductionMode?: boolean | undefined
  /** Changes to the configuration. */
  config?: AdminProjectConfigUpdateOptions | undefined
}

/** Options of `createProject`. */
export interface AdminProjectCreateOptions extends AdminProjectUpdateOptions, CallOptions {
  /** Name of the project. */
  displayName: string
}

type WireProject = ResponseOf<'PATCH /projects/current'>

/**
 * Converts a project from the wire format for owners.
 *
 * @param onChange Called after a change, before its promise resolves.
 */
export function toAdminProject(
  { admin, reads }: Scope<'admin'>,
  wire: WireProject,
  onChange?: () => Promise<void>,
): AdminProject {
  const {
    id,
    display_name: displayName,
    description,
    created_at_millis: createdAtMillis,
    user_count: userCount,
    is_production_mode: isProductionMode,
    config,
    ...rest
  } = wire
  requireAllMapped(rest)
  const invalidate = () => Promise.all([reads.invalidate('project'), onChange?.()])
  const project = {
    id,
    displayName,
    description,
    createdAt: new Date(createdAtMillis),
    userCount,
    isProductionMode,
    config: toAdminProjectConfig(config),
  }
  const members: Omit<AdminProject, keyof Presented> = {
    ...project,
    async update(changes, { signal } = {}) {
      requireProductionMode(project, changes)
      await admin.send('PATCH /projects/current', { body: toProjectBody(changes), signal })
      await invalidate()
    },
    async delete({ signal } = {}) {
      await admin.send('DELETE /projects/current', { signal })
      await invalidate()
    },
    getProductionModeErrors: async () => listProductionModeErrors(project),
  }
  // Derived from this object, so it is available without a request.
  const productionModeErrors = createResource<ProductionModeError[], ProductionModeError[]>({
    fetch: members.getProductionModeErrors,
    present: (errors) => errors,
  })
  productionModeErrors.put(listProductionModeErrors(project))
  return present(members, { getProductionModeErrors: () => productionModeErrors })
}

/** Fetches the project with the fields only its owners can see. */
export async function fetchAdminProject(scope: Scope<'admin'>): Promise<Fetched<AdminProject>> {
  const { projectId } = scope.context.settings
  const wire = await scope.admin.send('GET /projects/current')
  if (wire.id !== projectId) throw toResponseError(`the project ${wire.id} for ${projectId}`)
  return { wire, toValue: () => toAdminProject(scope, wire) }
}

/**
 * Validates a change before it is sent, as the service only stores the mode.
 *
 * @param project The project before the change; `null` if it is created.
 * @throws {UsageError} that lists the problems that prevent production mode.
 */
export function requireProductionMode(
  project: ProductionModeSettings | null,
  changes: AdminProjectUpdateOptions,
): void {
  const { isProductionMode = project?.isProductionMode ?? false, config = {} } = changes
  // A new project trusts localhost.
  const { allowLocalhost = project?.config.allowLocalhost ?? true } = config
  const { domains = project?.config.domains ?? [] } = config
  const after = { isProductionMode, config: { allowLocalhost, domains } }
  const problems = listAddedProductionModeErrors(project, after)
  if (problems.length === 0) return
  throw new UsageError(`Production mode is not possible: ${problems.join('; ')}.`)
}

type ProjectChanges = RequestOf<'PATCH /projects/current'>['body']

/** Converts changes of a project to the wire format. */
export function toProjectBody({
  displayName,
  description,
  isProductionMode,
  config,
  ...rest
}: AdminProjectUpdateOptions): Complete<ProjectChanges> {
  refuseUnknownOptions(rest, ['id', 'createdAt', 'userCount'])
  return {
    display_name: displayName,
    description,
    is_production_mode: isProductionMode,
    config: config && toConfigBody(config),
  }
}
