import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { onLauncherExit } from './lib/launcher'
import { quietEnv, root, turbo } from './lib/run'

// Runs the built service with the given command and options: `pnpm app-server start --port 9000`.
const build = await turbo(['build'], ['--filter=@app/server'])
if (!build.ok) {
  console.error(build.output)
  process.exit(1)
}

const main = join(root, 'packages/server/dist/main.js')
const service = spawn(process.execPath, [main, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: quietEnv,
  // A separate process group, so that a signal to our group reaches the service once, through us.
  detached: true,
})

let isStopping = false
function stop() {
  if (!isStopping) service.kill('SIGTERM')
  isStopping = true
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
onLauncherExit(stop)

service.on('exit', (code) => {
  process.exitCode = code ?? 1
})
