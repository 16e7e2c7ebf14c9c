import { type Check, runChecks } from './lib/checks'
import { ensureChromium } from './lib/chromium'
import { ensurePostgres } from './lib/postgres'
import { testOnPostgres } from './lib/postgres-versions'
import { turbo } from './lib/run'
import { checkKilledProcesses } from './lib/server-programs'

const checks: Check[] = [
  { name: 'Chromium', run: ensureChromium },
  { name: 'Postgres, Redis', run: ensurePostgres },
  { name: 'types', run: () => turbo(['typecheck']) },
  { name: 'lint, imports, links, words', run: () => turbo(['lint']) },
  { name: 'unused code', run: () => turbo(['unused']) },
  { name: 'examples in documentation', run: () => turbo(['examples']) },
  { name: 'build', run: () => turbo(['build']) },
  { name: 'package shape', run: () => turbo(['package-shape']) },
  { name: 'public API', run: () => turbo(['public-api']) },
  { name: 'type-check cost', run: () => turbo(['type-cost']) },
  { name: 'external projects', run: () => turbo(['test:external']) },
  {
    name: 'bundle sizes',
    run: () => turbo(['size', 'page-chunks'], '--output-logs=full'),
    // Each budget, with the modules of those that grew.
    shows: /^\/\/:size: (.* of \d+ bytes .*| +[+-]\d+ .*)$/gm,
  },
  { name: 'unit and integration tests', run: () => turbo(['test']) },
  // The oldest supported version; `pnpm test:long` runs all tests on it.
  {
    name: 'Postgres 14',
    run: () =>
      testOnPostgres(14, {
        files: ['test/flows/password', 'test/users.test.ts', 'second-start'],
      }),
  },
  // The sixteen flows, with killed processes; `pnpm test:long` runs all tests this way.
  checkKilledProcesses({ args: ['test/flows'] }),
  { name: 'browser tests', run: () => turbo(['test:browser']) },
]

await runChecks(checks, process.argv.slice(2))
