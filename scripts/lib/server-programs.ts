import { join } from 'node:path'
import { type Outcome, root, run } from './run'

/** Arguments and signal of a program. */
interface ProgramOptions {
  args?: string[]
  /** Stops the program. */
  signal?: AbortSignal
}

/** Runs a program of the server package from source. */
export function runServerProgram(
  program: string,
  { args = [], signal }: ProgramOptions,
): Promise<Outcome> {
  return run(process.execPath, ['--conditions=@app/source', '--import', 'tsx', program, ...args], {
    cwd: join(root, 'packages/server'),
    signal,
  })
}
