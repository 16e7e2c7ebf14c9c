import { type Check, readSelection, runChecks } from './lib/checks/checks'
import { ensureChromium } from './lib/chromium'
import { ensurePostgres } from './lib/postgres'

// Every check but the first two is a Turbo task, so that it is repeated only when its inputs have changed.
// `pnpm test types unit` runs the checks whose names start with these words, `pnpm test --changed` the
// tasks whose inputs differ from those on `main`.

const checks: Check[] = [
  { name: 'Chromium', run: ensureChromium },
  { name: 'Postgres, Redis', run: ensurePostgres },
  // First, because the external projects, which take longest of the parallel checks, wait for it.
  { name: 'build', tasks: ['build'] },
  { name: 'external projects', needs: ['build'], tasks: ['test:external'] },
  { name: 'types', tasks: ['typecheck'] },
  { name: 'lint, imports, links, words', tasks: ['lint'] },
  { name: 'unused code', tasks: ['unused'] },
  { name: 'tests of commands', tasks: ['test:scripts'] },
  { name: 'documents', tasks: ['documents'] },
  { name: 'steps before a release, in a copy', tasks: ['release-steps'] },
  { name: 'examples in documentation', tasks: ['examples'] },
  { name: 'package shape', needs: ['build'], tasks: ['package-shape'] },
  { name: 'public API', needs: ['build'], tasks: ['public-api'] },
  { name: 'optional properties', needs: ['build'], tasks: ['optional-types'] },
  { name: 'type-check cost', needs: ['build'], tasks: ['type-cost'] },
  {
    name: 'bundle sizes',
    needs: ['build'],
    tasks: ['size'],
    // Each program, with the modules of those that grew.
    shows: /^( +limit .*|\S.* {2}\d+ .*| +[+-]\d+ .*)$/gm,
  },
  {
    name: 'unit and integration tests',
    needs: ['Postgres, Redis'],
    isAlone: true,
    tasks: ['test'],
  },
  // The oldest supported version; `pnpm test:long` runs all tests on it.
  { name: 'Postgres 14', needs: ['Postgres, Redis'], tasks: ['test:postgres-14'] },
  // The sixteen flows, with killed processes; `pnpm test:long` runs all tests this way.
  {
    name: 'several processes, kills',
    needs: ['Postgres, Redis'],
    isAlone: true,
    tasks: ['test:kills'],
    shows: /^(Round .*|\d+ kills)$/gm,
  },
  {
    name: 'browser tests',
    needs: ['Chromium', 'Postgres, Redis', 'build'],
    isAlone: true,
    tasks: ['test:browser'],
  },
]

await runChecks(checks, readSelection(process.argv.slice(2)))
