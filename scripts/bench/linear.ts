import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { quietEnv, root } from '../lib/run'

// Measures how the time of text transformations grows: `pnpm bench:linear`, or `pnpm bench:linear email`
// for those whose names start with `email`.
const bench = spawn(
  process.execPath,
  [
    ...['--expose-gc', '--conditions=@app/source', '--import', 'tsx'],
    ...['scripts/bench/linear-main.ts', ...process.argv.slice(2)],
  ],
  {
    stdio: 'inherit',
    cwd: root,
    // Emails are written in JSX.
    env: { ...quietEnv, TSX_TSCONFIG_PATH: join(root, 'packages/server/tsconfig.json') },
  },
)
bench.on('exit', (code) => {
  process.exitCode = code ?? 1
})
