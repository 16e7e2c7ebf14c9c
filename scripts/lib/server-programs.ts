import { join } from 'node:path'
import type { Check } from './checks'
import { type Outcome, root, run } from './run'

/** What a program is given. */
interface ProgramOptions {
  args?: string[]
  /** Ends it. */
  signal?: AbortSignal
}

/** Runs a program of the server's package from its sources. */
export function runServerProgram(
  program: string,
  { args = [], signal }: ProgramOptions,
): Promise<Outcome> {
  return run(process.execPath, ['--conditions=@app/source', '--import', 'tsx', program, ...args], {
    cwd: join(root, 'packages/server'),
    signal,
  })
}

/** Runs tests of the server over processes that are killed: all, or those of some files. */
export function checkKilledProcesses(options: ProgramOptions = {}): Check {
  return {
    name: 'several processes, kills',
    run: () => runServerProgram('test/processes/kills-main.ts', options),
    shows: /^(Round .*|\d+ kills)$/gm,
  }
}
