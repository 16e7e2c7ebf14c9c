import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensurePostgres } from './lib/postgres'
import { quietEnv, root, turbo } from './lib/run'

// Measures the built service; options are the bench's own: `pnpm bench:server --quick`.
for (const outcome of [await ensurePostgres(), await turbo(['build'], '--filter=@app/server')]) {
  if (outcome.ok) continue
  console.error(outcome.output)
  process.exit(1)
}

const bench = spawn(
  process.execPath,
  ['--conditions=@app/source', '--import', 'tsx', 'bench/main.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: quietEnv, cwd: join(root, 'packages/server') },
)
bench.on('exit', (code) => {
  process.exitCode = code ?? 1
})
