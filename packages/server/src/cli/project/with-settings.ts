import type { Json } from '@app/contract'
import type { Store } from '../../db/store'
import type { ApplyResult } from '../../import-export/apply-project-file'
import type { ProjectFile } from '../../import-export/project-file'
import type { CommandInput } from '../lib/command'
import type { ServiceClient } from '../lib/service-client'
import { withProject } from '../lib/with-project'
import { requireProject } from '../lib/with-store'

/** The settings of a project, in the database or of a running service. */
interface Settings {
  /** Returns the settings as a file. They contain secrets. */
  read(): Promise<object>
  /** Returns the addresses of the owners; `null` for a service, which does not return them. */
  listOwners(): Promise<string[] | null>
  /** Applies a file. Only the database can create the project. */
  apply(file: ProjectFile, options: ApplyOptions): Promise<ApplyResult>
}

interface ApplyOptions {
  isDryRun: boolean
  /** Throws to refuse the changes: a service is asked for them before, in a request of its own. */
  check?: ((plan: ApplyResult) => void) | undefined
}

async function openStored(store: Store, projectId: string): Promise<Settings> {
  const { applyProjectFile } = await import('../../import-export/apply-project-file')
  const { readProjectFile } = await import('../../import-export/export-project-file')
  const { listOwners } = await import('../../projects/owners')
  const { auditOperator } = await import('../../security-events/security-events')
  const { db } = store.database
  const needs = { ...store, db, audit: auditOperator }
  return {
    async read() {
      const { id } = await requireProject(store, projectId)
      return readProjectFile(needs, id)
    },
    listOwners: async () => (await listOwners(db, projectId)).map(({ email }) => email),
    apply: (file, options) =>
      applyProjectFile(needs, projectId, file, { ...options, mayCreate: true }),
  }
}

function openRemote({ send }: ServiceClient): Settings {
  return {
    read: async () => Object(await send('GET /internal/project-file', {})),
    listOwners: async () => null,
    async apply(file, { isDryRun, check }) {
      check?.(await this.apply(file, { isDryRun: true }))
      const { changes } = await send('PATCH /internal/project-file', {
        query: { dry_run: isDryRun },
        // It was parsed from JSON.
        body: file as Json,
      })
      return { isNew: false, changes }
    },
  }
}

/** Runs a callback with the settings of a project. */
export function withSettings<Result>(
  input: CommandInput,
  projectId: string,
  work: (settings: Settings) => Promise<Result>,
): Promise<Result> {
  return withProject(input, projectId, { remote: openRemote, stored: openStored }, work)
}
