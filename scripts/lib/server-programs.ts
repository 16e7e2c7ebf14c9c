import { join } from 'node:path'
import type { Check } from './checks'
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

/** Runs the server's tests with killed processes: all, or those of some files. */
export function checkKilledProcesses(options: ProgramOptions = {}): Check {
  return {
    name: 'several processes, kills',
    run: () => runServerProgram('test/processes/kills-main.ts', options),
    shows: /^(Round .*|\d+ kills)$/gm,
  }
}
