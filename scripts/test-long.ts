import { runChecks } from './lib/checks/checks'
import { ensureChromium } from './lib/chromium'
import { testFailovers } from './lib/failover'
import { ensurePostgres } from './lib/postgres'
import { testOnPostgres } from './lib/postgres-versions'
import { run, turbo } from './lib/run'
import { runServerProgram } from './lib/server-programs'

// Tests that take too long for `pnpm test`: several processes that are killed, load over many minutes,
// failovers, and the oldest and the newest Postgres. `pnpm test:long several` runs the checks whose
// names start with `several`.

/** Time limit of each check, in minutes. It only ends hangs, as the machine may be busy. */
const minutes = 120

/** Creates the signal that ends a check. */
const limit = () => AbortSignal.timeout(minutes * 60_000)

const vitest = (project: string, ...options: string[]) =>
  run('vitest', ['run', '--config', 'vitest.workspace.ts', '--project', project, ...options], {
    signal: limit(),
  })

await runChecks(
  [
    { name: 'Chromium', run: ensureChromium },
    { name: 'Postgres, Redis', run: ensurePostgres },
    { name: 'build', run: () => turbo(['build'], ['--filter=@app/react', '--filter=@app/server']) },
    {
      name: 'several processes, kills',
      needs: ['Postgres, Redis'],
      run: () => runServerProgram('test/processes/kills-main.ts', { signal: limit() }),
      shows: /^(Round .*|\d+ kills)$/gm,
    },
    {
      name: 'long tests',
      needs: ['Postgres, Redis'],
      // One file at a time, because some of them measure time.
      run: () => vitest('server-long', '--no-file-parallelism'),
      shows: /^.*?(Tests .*|\d+ kills,.*)$/gm,
    },
    {
      name: 'failovers of Postgres',
      needs: ['Postgres, Redis'],
      run: () => testFailovers({ signal: limit() }),
      shows: /^(.*next sign-in.*|.*Tests .*)$/gm,
    },
    {
      name: 'embedded database',
      run: () => vitest('server-embedded'),
      shows: /^.*?(Tests .*)$/gm,
    },
    {
      name: 'frameworks',
      needs: ['Chromium', 'Postgres, Redis', 'build'],
      run: () => run('pnpm', ['--filter', 'e2e', 'test:external-long'], { signal: limit() }),
    },
    { name: 'pages on React 18', run: () => vitest('react-18-pages'), shows: /^.*?(Tests .*)$/gm },
    {
      name: 'linear work',
      run: () => run('node', ['--import', 'tsx', 'scripts/bench/linear.ts'], { signal: limit() }),
      shows: /^(.*FAILED.*)$/gm,
    },
    {
      name: 'test kit',
      needs: ['build'],
      // As a ratio to a bare database in the same run, which hardly depends on the machine.
      run: () =>
        run('node', ['--import', 'tsx', 'scripts/bench/core.ts', '--kit'], { signal: limit() }),
      shows: /^(a signed-in user .*)$/gm,
    },
    {
      name: 'mixed load, overload',
      needs: ['Postgres, Redis', 'build'],
      run: () =>
        runServerProgram('bench/load-main.ts', { args: ['--minutes', '2'], signal: limit() }),
      shows: /^(\S.*)$/gm,
    },
    {
      name: 'largest bodies',
      needs: ['Postgres, Redis', 'build'],
      run: () => runServerProgram('bench/bodies-main.ts', { signal: limit() }),
      shows: /^(\S.*)$/gm,
    },
    // The tests that `pnpm test` runs on the Postgres of this machine.
    {
      name: 'Postgres 14',
      needs: ['Postgres, Redis'],
      run: () => testOnPostgres(14, { signal: limit() }),
      shows: /^.*?(Tests .*)$/gm,
    },
    {
      name: 'Postgres 18',
      needs: ['Postgres, Redis'],
      run: () => testOnPostgres(18, { signal: limit() }),
      shows: /^.*?(Tests .*)$/gm,
    },
  ],
  { names: process.argv.slice(2) },
)
