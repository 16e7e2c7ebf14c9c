import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Environment of all started programs: without telemetry and update checks. `NODE_RELEASE` is part of the
 * hash of every Turbo task, because its result may depend on it.
 */
export const quietEnv = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  NODE_RELEASE: process.version,
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  // TypeScript 7 collects garbage less often, as esbuild does by itself: a sixth less processor time.
  GOGC: process.env.GOGC ?? '400',
}

/** Result of a finished command. */
export interface Outcome {
  ok: boolean
  /** Standard output and standard error, in order of arrival. */
  output: string
}

/** Working directory, environment and signal of a command. */
interface RunOptions {
  /** @default root */
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Stops the command. */
  signal?: AbortSignal
}

/** Runs a command and resolves when it has exited, successfully or not. */
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
 * Runs Turbo tasks. Shows only failures unless `--output-logs` is given. `output` includes the number
 * of cached tasks.
 */
export function turbo(
  tasks: string[],
  options: string[] = [],
  env?: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const logs = options.some((option) => option.startsWith('--output-logs'))
    ? []
    : ['--output-logs=errors-only']
  const args = ['run', ...tasks, '--continue', '--concurrency=2', ...logs, ...options]
  return run('turbo', args, { env })
}
