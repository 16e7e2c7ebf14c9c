import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { writeFigures } from '../../../packages/server/bench/figures-file'
import { browserOptions } from '../browser-options'
import { findFreePort } from '../fixtures/programs/free-port'
import { Program } from '../fixtures/programs/program'
import { buildPage } from './build-page'
import { type Case, cases, type LineName, lines } from './cases'
import { startApiGate } from './network/api-gate'
import { createRequestLog } from './network/request-log'
import { createShapedLink, type ShapedLink } from './network/shaped-link'
import { createCertificate, type Protocol, serveStatic } from './network/static-server'
import { createReport, type Measured } from './report'
import { countRounds, visit } from './visit'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    only: { type: 'string' },
    log: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

if (values.help) {
  console.log(`Usage: pnpm bench:pages [options]

  --quick       one sample of each page, for a quick look
  --only NAME   only the lines and protocols whose names contain this: slow, fast, HTTP/2
  --log         print the requests of the last sample, as the servers received them
  --write       write the figures into docs/performance.md; only after all of them`)
  process.exit()
}

const samples = values.quick ? 1 : 5

const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'))
const log = createRequestLog()
const report = createReport()
const { program, port: servicePort } = await startService()
const gate = await startApiGate(servicePort, log)
const certificate = await createCertificate()
try {
  for (const line of Object.keys(lines) as LineName[]) {
    for (const protocol of ['HTTP/1.1', 'HTTP/2'] as const) {
      if (values.only && !`${line} ${protocol}`.includes(values.only)) continue
      await measure(line, protocol)
    }
  }
  if (values.write) await writeFigures('pnpm bench:pages --write', report.toMarkdown())
  process.exitCode = report.end()
} finally {
  gate.close()
  await program.stop()
  await rm(folder, { recursive: true, force: true })
}

async function startService() {
  const { resolve } = createRequire(import.meta.url)
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const program = new Program({
    cwd: dirname(resolve('@app/server/package.json')),
    args: ['dist/main.js', 'start'],
    env: {
      APP_PORT: String(port),
      APP_URL: url,
      APP_DATA_DIR: join(folder, 'data'),
      // The gate is a proxy on this machine.
      APP_RATE_LIMITS: 'off',
    },
    readyUrl: `${url}/health`,
  })
  await program.start()
  return { program, port }
}

/** Measures all pages over one line and one version of HTTP. */
async function measure(lineName: LineName, protocol: Protocol): Promise<void> {
  const { cpuSlowdown, ...line } = lines[lineName]
  const link = createShapedLink(line)
  const apiUrl = `http://localhost:${await link.forward(gate.port)}`
  const readUrl = `http://localhost:${servicePort}`
  const scheme = protocol === 'HTTP/2' ? 'https' : 'http'
  const closers: (() => void)[] = [() => link.close()]
  try {
    const pages: { entry: Case; url: string; measured: Measured }[] = []
    for (const entry of cases) {
      const built = await buildPage(entry, { folder, apiUrl, readUrl })
      const server = await serveStatic(built, { protocol, certificate, log })
      closers.push(server.close)
      const port = await link.forward(server.port)
      const url = `${scheme}://localhost:${port}${entry.path}`
      pages.push({ entry, url, measured: { cold: [], third: [], rounds: {} } })
    }
    // Alternately, so that other load on the machine affects all pages.
    for (let sample = 0; sample < samples; sample += 1) {
      for (const { entry, url, measured } of pages) {
        const isLast = sample === samples - 1
        await sampleVisits(entry, url, { cpuSlowdown, link, measured, isLast })
      }
    }
    report.add(lineName, protocol, pages)
  } finally {
    for (const close of closers) close()
  }
}

interface SampleOptions {
  cpuSlowdown: number
  link: ShapedLink
  measured: Measured
  /** Whether to count rounds and print requests as well. */
  isLast: boolean
}

/** Visits a page three times with a new profile of the browser. */
async function sampleVisits(
  { name, isRevisited = true }: Case,
  url: string,
  { cpuSlowdown, link, measured, isLast }: SampleOptions,
): Promise<void> {
  const options = { cpuSlowdown, log }
  await withProfile(async (open) => {
    const context = await open()
    const cold = await visit(context, url, options)
    measured.cold.push(cold)
    if (values.log && isLast) report.printLog(`${name}, first visit`, cold)
    if (!isRevisited) return
    link.disconnect()
    await visit(context, url, options)
    link.disconnect()
    const third = await visit(context, url, options)
    measured.third.push(third)
    if (values.log && isLast) report.printLog(`${name}, third visit`, third)
    if (isLast) measured.rounds.third = await countRounds(context, url, { ...options, gate })
  })
  if (!isLast) return
  await withProfile(async (open) => {
    measured.rounds.cold = await countRounds(await open(), url, { ...options, gate })
  })
}

async function withProfile(
  run: (open: () => ReturnType<typeof chromium.launchPersistentContext>) => Promise<void>,
): Promise<void> {
  const profile = await mkdtemp(join(folder, 'profile-'))
  const { launchOptions, ...rest } = browserOptions
  const args = [
    ...(launchOptions?.args ?? []),
    // Unlike `ignoreHTTPSErrors`, this keeps the HTTP cache in use.
    `--ignore-certificate-errors-spki-list=${certificate.keyHash}`,
  ]
  let context: Awaited<ReturnType<typeof chromium.launchPersistentContext>> | undefined
  try {
    await run(async () => {
      context = await chromium.launchPersistentContext(profile, {
        ...launchOptions,
        args,
        locale: rest.locale,
      })
      return context
    })
  } finally {
    await context?.close()
    await rm(profile, { recursive: true, force: true })
  }
}
