import { createReadStream, type Stats } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { Store } from '../db/store'
import type { Refusal } from '../import-export/import/batches'
import type { ImportStep } from '../import-export/import/import-file'
import type { ImportedProject } from '../import-export/import/record'
import type { Command, CommandInput } from './lib/command'
import { toFileError } from './lib/file-error'
import { jsonOption, print } from './lib/output'
import { createProgress } from './lib/progress'
import { projectOption, readProjectId } from './lib/project-option'
import { CommandError } from './lib/terminal'
import { requireProject, withStore } from './lib/with-store'

/** Plural of each record type, for the summary. */
const names = { user: 'users', team: 'teams', permission: 'permissions', project: 'projects' }

/** Imports users from another system, or a project from another service. */
export const importUsersCommand: Command = {
  usage: 'import-users <file>',
  about: 'Import users from a file of JSON lines into a project. Sends no emails.',
  options: [
    projectOption,
    { flags: '--dry-run', about: 'Check every line without changing anything.' },
    {
      flags: '--settings',
      about:
        'Also import the settings of an exported project, creating the project if it does not exist.',
    },
    jsonOption,
  ],
  isDatabaseOnly: true,
  async run(input) {
    const [path = ''] = input.args
    const stats = await inspect(path)
    // A pipe can be read only once.
    if (stats.isFile()) await requireJsonLines(path)
    const { size } = stats
    const mayCreateDatabase = input.options.settings === true && input.options.dryRun !== true
    return withStore({ ...input, mayCreateDatabase }, (store) => run(store, input, { path, size }))
  },
}

async function inspect(path: string): Promise<Stats> {
  try {
    return await stat(path)
  } catch (error) {
    throw toFileError(path, error)
  }
}

/** Number of bytes that tell the format of a file. */
const startBytes = 4096

/** @throws {CommandError} if a file starts like a JSON array or CSV. */
async function requireJsonLines(path: string): Promise<void> {
  const [first = ''] = (await readStart(path)).trimStart().split(/[\r\n]/)
  if (first.startsWith('[')) {
    throw new CommandError(
      `${path} is a JSON array; expected one JSON object per line. To convert it: jq -c '.[]' ${path} > users.jsonl`,
    )
  }
  if (!first.startsWith('{') && /[,;\t]/.test(first)) {
    throw new CommandError(
      `${path} looks like CSV; expected one JSON object per line, such as {"primary_email":"ada@example.com"}.`,
    )
  }
}

/** Reads the start of a file. */
async function readStart(path: string): Promise<string> {
  const file = await open(path).catch((error) => {
    throw toFileError(path, error)
  })
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(startBytes) })
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}

async function run(
  store: Store,
  input: CommandInput,
  { path, size }: { path: string; size: number },
): Promise<number> {
  const { auditSettings } = await import('../import-export/audit-settings')
  const { importFile } = await import('../import-export/import/import-file')
  const { applyProject, checkProject, deleteIfEmpty, ensureProject } = await import(
    '../import-export/import/project'
  )
  const { auditOperator } = await import('../security-events/security-events')
  const { options, terminal } = input
  const isDryRun = options.dryRun === true
  const withSettings = options.settings === true
  const projectId = readProjectId(options.project)
  const { db } = store.database
  const isNew = withSettings && !isDryRun && (await ensureProject(db, projectId))
  if (!isNew) await requireProject(store, projectId)
  const bytes = createReadStream(path)
  const lines = createInterface({ input: bytes, crlfDelay: Number.POSITIVE_INFINITY })
  const target = { ...store, db, projectId, isDryRun, taken: new Set<string>() }
  const importSettings = (project: ImportedProject) =>
    isDryRun
      ? checkProject(target, project)
      : auditSettings({ ...target, audit: auditOperator }, projectId, (tx) =>
          applyProject({ ...target, db: tx }, project),
        )
  const steps = importFile(target, lines, withSettings ? importSettings : undefined)
  const progress = createProgress(terminal, size)
  const totals: Totals = { added: new Map(), present: 0, refusals: [] }
  let isRefused = true
  try {
    for await (const step of steps) {
      addStep(totals, step)
      for (const { line, reason } of step.refusals) terminal.err(`line ${line}: ${reason}\n`)
      progress.show(bytes.bytesRead, describe(totals))
    }
    isRefused = totals.refusals.length > 0
  } finally {
    const isEmpty = [...totals.added.values()].every((count) => count === 0)
    if (isNew && isRefused && isEmpty) await deleteIfEmpty(db, projectId)
  }
  progress.end(describe(totals))
  print(input, {
    json: { project_id: projectId, is_dry_run: isDryRun, ...toJson(totals) },
    text: `${isDryRun ? 'Valid' : 'Imported'}: ${describe(totals)}.\n`,
  })
  return isRefused ? 1 : 0
}

/** Result of an import. */
interface Totals {
  added: Map<ImportStep['type'], number>
  /** Number of records that already existed. */
  present: number
  refusals: Refusal[]
}

function addStep(totals: Totals, { type, added, present, refusals }: ImportStep): void {
  totals.added.set(type, (totals.added.get(type) ?? 0) + added)
  totals.present += present
  totals.refusals.push(...refusals)
}

function describe({ added, present, refusals }: Totals): string {
  const counts = [...added].filter(([, count]) => count > 0)
  const list = counts.map(([type, count]) => `${count} ${count === 1 ? type : names[type]}`)
  return [
    ...(list.length > 0 ? list : ['nothing']),
    `${present} already existed`,
    `${refusals.length} refused`,
  ].join(', ')
}

function toJson({ added, present, refusals }: Totals) {
  const count = (type: ImportStep['type']) => added.get(type) ?? 0
  return {
    imported: {
      users: count('user'),
      teams: count('team'),
      permissions: count('permission'),
      projects: count('project'),
    },
    existing: present,
    refused: refusals,
  }
}
