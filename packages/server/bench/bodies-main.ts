import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { toBodies } from './bodies'
import type { Order, Recipient } from './bodies-sender'
import { writeFigures } from './figures-file'
import { openInstallation } from './places'
import { type Program, startService } from './programs'
import { createReport } from './report'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })

const port = 8210
const blockMark = 25
const parallel = 200
const key = `ssk_${randomBytes(32).toString('hex')}`

/** Allowed responses to a flood of bodies: refused as too large, too many, or invalid. */
const calm = (status: number) => (status >= 200 && status < 500) || status === 503

/** Starts the thread that sends bodies. */
function startSender(url: string) {
  const recipient: Recipient = {
    url,
    headers: {
      'content-type': 'application/json',
      'x-stack-project-id': 'internal',
      'x-stack-access-type': 'server',
      'x-stack-secret-server-key': key,
    },
  }
  // On Node 20, threads do not inherit the loader of TypeScript.
  const sender = new URL('./bodies-sender.ts', import.meta.url).href
  const worker = new Worker(
    `import('tsx/esm/api').then(({ tsImport }) => tsImport('${sender}', '${import.meta.url}'))`,
    { eval: true, workerData: recipient },
  )
  return {
    async send(order: Order): Promise<number[]> {
      worker.postMessage(order)
      const [statuses] = await once(worker, 'message')
      return statuses
    },
    stop: () => worker.terminate(),
  }
}

/** Returns the longest latency of `/health` while a callback runs, in milliseconds. */
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

/** Returns the median of seven measurements, because outliers are normal on a busy machine. */
async function measureBlocks(service: Program, work: () => Promise<unknown>): Promise<number> {
  const blocks: number[] = []
  for (let round = 0; round < 7; round += 1) blocks.push(await measureBlock(service, work))
  const [, , , median = 0] = blocks.sort((a, b) => a - b)
  return median
}

const { databases, close } = await openInstallation()
// On the embedded database, storing a one-megabyte image would be counted as reading it.
const [postgres] = databases
const report = createReport()
const service = await startService(port, {
  ...postgres?.emptyEnv,
  NODE_ENV: 'production',
  APP_URL: 'https://auth.example.com',
  APP_SECRET: randomBytes(32).toString('hex'),
  APP_INTERNAL_SECRET_SERVER_KEY: key,
  NODE_OPTIONS: '--max-old-space-size=400',
})
const sender = startSender(service.url)
const bodies = toBodies()
try {
  // The baseline: the latency of the machine, of the service and of this process.
  await measureBlock(service, () => delay(500))
  const idle = await measureBlocks(service, () => delay(100))
  report.atMost('nothing: /health waits', idle, undefined, 'ms')
  for (const [body, { name }] of bodies.entries()) {
    await sender.send({ body, count: 1 })
    const waits = await measureBlocks(service, () => sender.send({ body, count: 1 }))
    report.atMost(`${name}: /health waits longer by`, waits - idle, blockMark, 'ms')
  }
  for (const [body, { name, isTooLarge = false }] of bodies.entries()) {
    const statuses = await sender.send({ body, count: parallel })
    const wrong = statuses.filter((status) => !calm(status) && !(isTooLarge && status === 0)).length
    report.atMost(`${name}, ${parallel} at once: other than 2xx, 4xx and 503`, wrong, 0, '')
    const isAlive = await fetch(`${service.url}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    report.atLeast(`${name}: alive with a heap of 400 MB afterwards`, Number(isAlive), 1, '')
  }
} finally {
  await sender.stop()
  await service.stop()
  await close()
}
if (values.write) await writeFigures('pnpm bench:server bodies --write', report.toMarkdown())
process.exitCode = report.end()
