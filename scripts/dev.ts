import { join } from 'node:path'
import { onLauncherExit } from './lib/launcher'
import { isTaken, readPort } from './lib/ports'
import { ProcessGroup, type Program } from './lib/processes'
import { root, turbo } from './lib/run'
import { setUpDemo } from './lib/set-up-demo'

/** Id and keys of the demo project, which the service seeds with the same values on every machine. */
const projectId = '00000000-0000-4000-8000-00000000de30'
const keyTail = `dem0${'0'.repeat(41)}`

/** Publishable client key of the project `internal`, with which owners sign in to the dashboard. */
const ownerKey =
  process.env.APP_INTERNAL_PUBLISHABLE_CLIENT_KEY ??
  'pck_dashb0ard00000000000000000000000000000000000'

const ports = {
  service: readPort('service', 'APP_PORT', 8102),
  demo: readPort('demo', 'DEMO_PORT', 5173),
  backend: readPort("demo's backend", 'DEMO_BACKEND_PORT', 8103),
  dashboard: readPort('dashboard', 'DASHBOARD_PORT', 5174),
}
const serviceUrl = `http://localhost:${ports.service.number}`
const demoUrl = `http://localhost:${ports.demo.number}`
const dashboardUrl = `http://localhost:${ports.dashboard.number}`

for (const { name, option, number } of Object.values(ports)) {
  if (!(await isTaken(number))) continue
  console.error(`Port ${number} for the ${name} is in use.`)
  console.error(`Choose another port: ${option}=${number + 100} npx --yes pnpm@10 dev`)
  process.exit(1)
}

const service: Program = {
  name: 'service',
  command: process.execPath,
  args: [join(root, 'packages/server/dist/main.js'), 'start'],
  env: {
    APP_PORT: String(ports.service.number),
    APP_URL: process.env.APP_URL ?? serviceUrl,
    APP_DATA_DIR: process.env.APP_DATA_DIR ?? join(root, '.data/app-server'),
    APP_LOG: process.env.APP_LOG ?? 'warn',
    APP_INTERNAL_PUBLISHABLE_CLIENT_KEY: ownerKey,
  },
  readyUrl: `${serviceUrl}/health`,
}
const pages: Program = {
  name: 'demo',
  command: process.execPath,
  args: viteArgs('apps/demo', ports.demo.number),
  env: { VITE_SERVICE_URL: serviceUrl, DEMO_BACKEND_PORT: String(ports.backend.number) },
  readyUrl: demoUrl,
}
const backend: Program = {
  name: 'backend',
  command: process.execPath,
  args: ['--conditions=@app/source', '--import', 'tsx', join(root, 'apps/demo/server/main.ts')],
  env: { SERVICE_URL: serviceUrl, DEMO_BACKEND_PORT: String(ports.backend.number) },
  readyUrl: `http://localhost:${ports.backend.number}/backend/health`,
}

const dashboard: Program = {
  name: 'dashboard',
  command: process.execPath,
  args: viteArgs('apps/dashboard', ports.dashboard.number),
  env: { VITE_SERVICE_URL: serviceUrl, VITE_PUBLISHABLE_CLIENT_KEY: ownerKey },
  readyUrl: dashboardUrl,
}

/** Returns the arguments of Node that serve the sources of an app. */
function viteArgs(app: string, port: number): string[] {
  const folder = join(root, app)
  return [join(folder, 'node_modules/vite/bin/vite.js'), folder, '--port', String(port)]
}

const group = new ProcessGroup(async (name, output) => {
  console.error(`\nThe ${name} exited, so all programs stop.\n${output}`)
  await group.stop()
  process.exit(1)
})

let isStopping = false
async function stop() {
  if (isStopping) return
  isStopping = true
  await group.stop()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
onLauncherExit(stop)

/** Builds the service if its sources changed, and starts it. Demo and backend run from source. */
async function startService() {
  const notice = setTimeout(() => console.log('Building the service (only after changes) …'), 2000)
  const build = await turbo(['build'], ['--filter=@app/server'])
  clearTimeout(notice)
  if (build.ok) {
    await group.start(service)
    if (isStopping) return
    // A failure is only a warning: the demo works with its default settings.
    return setUpDemo(serviceUrl, { projectId, adminKey: `sak_${keyTail}` }).catch(console.warn)
  }
  console.error(build.output)
  await group.stop()
  process.exit(1)
}

await Promise.all([
  startService(),
  group.start(pages),
  group.start(backend),
  group.start(dashboard),
])
group.show()
if (!isStopping) {
  console.log(`
  Demo             ${demoUrl}
  Dashboard        ${dashboardUrl}
  Service          ${serviceUrl}
  Outbox           ${serviceUrl}/dev/outbox
  Project id       ${projectId}
  Client key       pck_${keyTail}
  Server key       ssk_${keyTail}
  Admin key        sak_${keyTail}

  Press Ctrl-C to stop.
`)
}
