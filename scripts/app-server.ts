import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root, turbo } from './lib/run'

// Runs the built service alone; commands and options are its own: `pnpm app-server start --port 9000`.
const build = await turbo(['build'], '--filter=@app/server')
if (!build.ok) {
  console.error(build.output)
  process.exit(1)
}

const main = join(root, 'packages/server/dist/main.js')
const service = spawn(process.execPath, [main, ...process.argv.slice(2)], { stdio: 'inherit' })
// A terminal's Ctrl-C reaches the service by itself; a signal sent to this process alone does not.
process.on('SIGINT', () => {})
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => service.kill(signal))
service.on('exit', (code) => {
  process.exitCode = code ?? 1
})
