import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { toBodies } from './bodies'
import { writeFigures } from './figures-file'
import { type Program, startService } from './programs'
import { createReport } from './report'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })

const port = 8210
const blockMark = 25
const parallel = 200
const keys = {
  'x-stack-project-id': 'internal',
  'x-stack-access-type': 'server',
  'x-stack-secret-server-key': `ssk_${randomBytes(32).toString('hex')}`,
}
const json = { 'content-type': 'application/json' }

/** What a flood of bodies may be answered: refused as too large, too many, or wrong. */
const calm = (status: number) => status < 500 || status === 503

function send(service: Program, path: string, body: string): Promise<number> {
  const method = path.startsWith('/users/') ? 'PATCH' : 'POST'
  return fetch(`${service.url}/api/v1${path}`, {
    method,
    headers: { ...json, ...keys },
    body,
  }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    // The service may end a connection whose body it does not want.
    () => 413,
  )
}

/** The longest that `/health` waited while something ran, in milliseconds. */
async function measureBlock(service: Program, work: () => Promise<unknown>): Promise<number> {
  let isRunning = true
  const waits: number[] = []
  const watch = (async () => {
    while (isRunning) {
      const startedAt = performance.now()
      await (await fetch(`${service.url}/health`)).text()
      waits.push(performance.now() - startedAt)
    }
  })()
  await work()
  isRunning = false
  await watch
  return Math.max(...waits)
}

const folder = await mkdtemp(join(tmpdir(), 'bench-bodies-'))
const report = createReport()
const service = await startService(port, {
  NODE_ENV: 'production',
  APP_URL: 'https://auth.example.com',
  APP_SECRET: randomBytes(32).toString('hex'),
  APP_DATA_DIR: folder,
  APP_INTERNAL_SECRET_SERVER_KEY: keys['x-stack-secret-server-key'],
  NODE_OPTIONS: '--max-old-space-size=400',
})
try {
  // As long as this takes, it is the machine that is busy, or this process.
  const idle = await measureBlock(service, () => delay(500))
  report.atMost('nothing: /health waits', idle, undefined, 'ms')
  for (const { name, path, body } of toBodies()) {
    await send(service, path, body)
    const blocks: number[] = []
    for (let round = 0; round < 7; round += 1) {
      blocks.push(await measureBlock(service, () => send(service, path, body)))
    }
    // The median: on a busy machine anything may wait once.
    const [, , , median = 0] = blocks.sort((a, b) => a - b)
    report.atMost(`${name}: /health waits`, median, blockMark, 'ms')
  }
  for (const { name, path, body } of toBodies()) {
    const statuses = await Promise.all(
      Array.from({ length: parallel }, () => send(service, path, body)),
    )
    const wrong = statuses.filter((status) => !calm(status)).length
    report.atMost(`${name}, ${parallel} at once: other than 2xx, 4xx and 503`, wrong, 0, '')
  }
  const health = await fetch(`${service.url}/health`)
  report.atLeast('alive with a heap of 400 MB afterwards', Number(health.ok), 1, '')
} finally {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
}
if (values.write) await writeFigures('pnpm bench:server bodies --write', report.toMarkdown())
process.exitCode = report.end()
