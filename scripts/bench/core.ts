import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { quietEnv, root, turbo } from '../lib/run'

// Measures the built SDK, and the test kit with the built service. Passes its options on: `pnpm bench:core --quick`.
const built = await turbo(['build'], ['--filter=@app/core', '--filter=@app/server'])
if (!built.ok) {
  console.error(built.output)
  process.exit(1)
}

const bench = spawn(
  process.execPath,
  ['--expose-gc', '--import', 'tsx', 'bench/main.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: quietEnv, cwd: join(root, 'packages/core') },
)
bench.on('exit', (code) => {
  process.exitCode = code ?? 1
})
