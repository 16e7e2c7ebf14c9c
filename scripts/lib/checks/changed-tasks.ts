import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Outcome, root, run } from '../run'

/** Turbo tasks with other inputs than at an earlier commit. */
export interface ChangedTasks {
  /** Packages by name of the task, as `--filter` takes them. */
  packages: Map<string, string[]>
  /** Number of tasks compared. */
  total: number
  /** Short name of the commit. */
  since: string
}

/** The parts of Turbo's dry run that are compared. */
interface DryRun {
  tasks: { taskId: string; task: string; package: string; command: string; hash: string }[]
}

/** Comparison of tasks with an earlier commit. */
export interface Comparison {
  /** Branch or commit; tasks are compared with the commit where the current branch left it. */
  reference: string
  /** Root of the repository. @default this repository */
  folder?: string
}

/**
 * Lists the tasks whose hash differs from that at the commit where the current branch left `reference`.
 * A hash covers a task's inputs, those of the tasks it depends on, its dependencies and its definition,
 * so a task with the same hash has the same result.
 */
export async function listChangedTasks(
  tasks: string[],
  { reference, folder = root }: Comparison,
): Promise<ChangedTasks> {
  const commit = await findBase(reference, folder)
  const base = await mkdtemp(join(tmpdir(), 'app-base-'))
  try {
    const source = join(base, 'source')
    const archive = join(base, 'source.tar')
    await mkdir(source)
    await must(run('git', ['archive', `--output=${archive}`, commit], { cwd: folder }))
    await must(run('tar', ['-xf', archive, '-C', source]))
    const before = await dryRun(tasks, source)
    const hashes = new Map(before.tasks.map(({ taskId, hash }) => [taskId, hash]))
    const now = (await dryRun(tasks, folder)).tasks.filter(({ task, command }) => {
      return tasks.includes(task) && command !== '<NONEXISTENT>'
    })
    const packages = new Map<string, string[]>()
    for (const { taskId, task, package: name, hash } of now) {
      if (hashes.get(taskId) !== hash) packages.set(task, [...(packages.get(task) ?? []), name])
    }
    return { packages, total: now.length, since: commit.slice(0, 9) }
  } finally {
    await rm(base, { recursive: true, force: true })
  }
}

/**
 * Returns the commit where the current branch left a branch, which may exist only on the remote.
 */
async function findBase(reference: string, folder: string): Promise<string> {
  for (const name of [reference, `origin/${reference}`]) {
    const { ok, output } = await run('git', ['merge-base', 'HEAD', name], { cwd: folder })
    if (ok) return output.trim()
  }
  throw new Error(
    `git cannot find ${reference} to compare with. Fetch it, or pass another one: --changed=REF`,
  )
}

/** Asks Turbo for the hashes of tasks. Leaves out tasks that its configuration does not have yet. */
async function dryRun(tasks: string[], folder: string): Promise<DryRun> {
  // Turbo requires at least one task.
  if (tasks.length === 0) return { tasks: [] }
  const { ok, output } = await run('turbo', ['run', ...tasks, '--dry=json', `--cwd=${folder}`])
  if (ok) return JSON.parse(output.slice(output.indexOf('{\n')))
  const missing = [...output.matchAll(/Could not find task `([^`]+)`/g)].map(([, name]) => name)
  if (missing.length === 0) throw new Error(output)
  return dryRun(
    tasks.filter((task) => !missing.includes(task)),
    folder,
  )
}

async function must(command: Promise<Outcome>): Promise<string> {
  const { ok, output } = await command
  if (!ok) throw new Error(output)
  return output
}
