import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensurePostgres } from '../lib/postgres'
import { quietEnv, root, turbo } from '../lib/run'

// Measures the built service. Passes its options on: `pnpm bench:server --quick`, or for the load test
// `pnpm bench:server load --minutes 2`.
for (const outcome of [await ensurePostgres(), await turbo(['build'], ['--filter=@app/server'])]) {
  if (outcome.ok) continue
  console.error(outcome.output)
  process.exit(1)
}

const [first, ...others] = process.argv.slice(2)
const programs: Record<string, string> = {
  load: 'bench/load-main.ts',
  bodies: 'bench/bodies-main.ts',
  scale: 'bench/scale/main.ts',
}
const program = programs[first ?? '']
const options = program ? others : process.argv.slice(2)
const bench = spawn(
  process.execPath,
  ['--conditions=@app/source', '--import', 'tsx', program ?? 'bench/main.ts', ...options],
  { stdio: 'inherit', env: quietEnv, cwd: join(root, 'packages/server') },
)
bench.on('exit', (code) => {
  process.exitCode = code ?? 1
})
