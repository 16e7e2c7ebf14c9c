import type { Json, ResponseOf } from '@app/contract'
import { requireOwnServer } from '../../emails/project-templates'
import { TextError } from '../../http/errors/text-error'
import type { Handlers } from '../../http/handlers'
import { applyProjectFile } from '../../import-export/apply-project-file'
import { readProjectFile } from '../../import-export/export-project-file'
import { checkProjectFile, type ProjectFile } from '../../import-export/project-file'
import { DomainError, ServiceError } from '../../lib/errors'
import type { Project } from '../../projects/projects'

type Changes = ResponseOf<'PATCH /internal/project-file', 'admin'>['changes']

/** @see docs/decisions/164-project-files-over-http.md */
export const projectFileHandlers = {
  // Everything in a file is JSON; what is undefined is left out of the response.
  'GET /internal/project-file': async (_, context) =>
    (await readProjectFile(context, context.caller.project.id)) as Json,

  'PATCH /internal/project-file': async ({ query, body }, context) => {
    const { caller, config } = context
    const file = checkProjectFile(body)
    if (Array.isArray(file)) throw new TextError(400, file.join('\n'))
    if (file.email_templates?.length) requireOwnServer(config, hasOwnServer(caller.project, file))
    // Never creates a project, because an owner may delete it concurrently.
    const options = { isDryRun: query.dry_run ?? false, mayCreate: false }
    const applied = applyProjectFile(context, caller.project.id, file, options)
    const { changes } = await applied.catch((error: unknown) => {
      // The error codes belong to other endpoints; the message names the part of the file.
      throw isRefusal(error) ? new TextError(400, error.message) : error
    })
    return { changes: changes as Changes }
  },
} satisfies Partial<Handlers>

/** Returns whether a project has a mail server of its own once the file is applied. */
function hasOwnServer({ encryptedEmailConfig }: Project, { config }: ProjectFile): boolean {
  return config?.email_config
    ? config.email_config.type === 'standard'
    : encryptedEmailConfig !== null
}

/** Returns whether an error has the code or status of an endpoint for a part of the file. */
function isRefusal(error: unknown): error is Error {
  return (
    error instanceof ServiceError || (error instanceof DomainError && error.kind === 'conflict')
  )
}
