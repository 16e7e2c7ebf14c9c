import { fields } from '@app/contract'
import type { EmailTemplate } from '../../emails/templates/default-templates'
import { listTemplateWarnings } from '../../emails/templates/template-variables'
import type { ApplyResult } from '../../import-export/apply-project-file'
import { toLine } from '../../import-export/project-changes'
import type { ProjectFile } from '../../import-export/project-file'
import type { Command } from '../lib/command'
import { jsonOption, print, toCell } from '../lib/output'
import { serviceOption } from '../lib/service-option'
import { CommandError } from '../lib/terminal'
import { canDeleteDefinitions, describeDeletions, requireNoDeletions } from './deleted-definitions'
import { withSettings } from './with-settings'

/** Applies a file with the settings and permission definitions of a project. */
export const applyProjectCommand: Command = {
  usage: 'apply <file>',
  about:
    'Apply a JSON or TypeScript file with settings and permissions, creating the project if it is new.',
  summary: 'Apply a file of settings; creates new projects.',
  options: [
    { flags: '--project <id>', about: 'Id of the project. Default: the id in the file.' },
    { flags: '--dry-run', about: 'Print what would change, without changing anything.' },
    {
      flags: '--delete',
      about:
        'Delete permission definitions that the lists in the file lack, with all their grants. Without it, nothing is changed if there are any.',
    },
    serviceOption,
    jsonOption,
  ],
  async run(input) {
    const { args, options } = input
    const [path = ''] = args
    const { readValidFile } = await import('./read-file')
    const file = await readValidFile(path)
    const projectId = toProjectId(options.project, file)
    const isDryRun = options.dryRun === true
    const mayDelete = options.delete === true || !canDeleteDefinitions(file)
    const creating = { ...input, mayCreateDatabase: !isDryRun }
    const check = isDryRun || mayDelete ? undefined : requireNoDeletions
    const result = await withSettings(creating, projectId, (settings) =>
      settings.apply(file, { isDryRun, check }),
    )
    const { isNew, changes } = result
    print(input, {
      json: { project_id: projectId, is_new: isNew, is_dry_run: isDryRun, changes },
      text: describe(projectId, result, isDryRun),
    })
    for (const warning of listWarnings(file)) input.terminal.err(`${warning}\n`)
    const deletions = isDryRun && !mayDelete ? describeDeletions(result) : null
    if (deletions !== null) {
      input.terminal.err(`${deletions}To delete them with all their grants, pass --delete.\n`)
    }
    return 0
  },
}

/** Lists warnings about links and codes that the templates in a file lack. */
function listWarnings({ email_templates: templates = [] }: ProjectFile): string[] {
  return templates.flatMap(({ type, content }) =>
    // The service has checked its form.
    content === null ? [] : listTemplateWarnings(type, content as EmailTemplate['content']),
  )
}

function toProjectId(given: string | boolean | undefined, { id }: ProjectFile): string {
  const projectId = typeof given === 'string' ? given : id
  if (projectId === undefined) {
    throw new CommandError(
      `Which project? Pass --project ID, or add it to the file; for a new project: "id": "${crypto.randomUUID()}".`,
    )
  }
  if (fields.projectId.safeParse(projectId).success) return projectId
  throw new CommandError(
    `--project: ${JSON.stringify(projectId)} is not valid; expected a lower-case v4 UUID such as ${crypto.randomUUID()}.`,
  )
}

function describe(projectId: string, { isNew, changes }: ApplyResult, isDryRun: boolean): string {
  if (!isNew && changes.length === 0) return 'No changes.\n'
  const lines = [...(isNew ? [`+ project ${projectId}`] : []), ...changes.map(toLine)]
  const plan = lines.map((line) => `${toCell(line)}\n`).join('')
  return `${plan}\n${isDryRun ? 'Nothing was changed: this was a dry run.' : 'Applied.'}\n`
}
