import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the whole repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Environment of everything we start: no tool of ours ever reports home or looks for updates. */
export const quietEnv = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
}

/** What a finished command left behind. */
export interface Outcome {
  ok: boolean
  /** Standard output and standard error, in the order they came. */
  output: string
}

/** Where a command runs, and what is added to its environment. */
interface RunOptions {
  /** @default root */
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Ends the command. */
  signal?: AbortSignal
}

/** Runs a command and resolves when it has ended, whether well or not. */
export function run(command: string, args: string[], { cwd = root, env, signal }: RunOptions = {}) {
  return new Promise<Outcome>((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...quietEnv, ...env }, signal })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    child.on('error', (error) => {
      const output = `${Buffer.concat(chunks)}\n${error.message}`
      resolve({ ok: false, output })
    })
    child.on('close', (code) =>
      resolve({ ok: code === 0, output: Buffer.concat(chunks).toString() }),
    )
  })
}

/**
 * Runs Turbo tasks. Shows what failed only, if `--output-logs` is not given; `output` also says how
 * much came from the cache.
 */
export function turbo(tasks: string[], ...options: string[]): Promise<Outcome> {
  const logs = options.some((option) => option.startsWith('--output-logs'))
    ? []
    : ['--output-logs=errors-only']
  return run('turbo', ['run', ...tasks, '--continue', '--concurrency=2', ...logs, ...options])
}
