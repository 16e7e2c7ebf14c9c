import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { ClientApp, type Project } from '@app/core'
import { chromium } from '@playwright/test'
import { build, type InlineConfig } from 'vite'
import { browserOptions } from '../browser-options'
import { findFreePort } from '../fixtures/free-port'
import { Program } from '../fixtures/program'
import { type ServedPage, servePage } from './serve-page'
import { type Visit, visit } from './visit'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

if (values.help) {
  console.log(`Usage: pnpm bench:pages [options]

  --quick   three visits of each page, for a quick look`)
  process.exit()
}

const visits = values.quick ? 3 : 11

/** A measured page. */
interface Case {
  /** Folder below `pages`. */
  page: string
  path: string
  name: string
  /** Maximum time, relative to the form without the SDK. */
  maxRatio: number | null
  /** Whether the form is in the first HTML. @default false */
  isServerRendered?: boolean
}

const cases: Case[] = [
  { page: 'plain', path: '/', name: 'hand-written form without an SDK', maxRatio: null },
  {
    page: 'sdk',
    path: '/handler/sign-in',
    name: 'sign-in page, first visit',
    maxRatio: 1.5,
  },
  {
    page: 'sdk-initial-data',
    path: '/handler/sign-in',
    name: 'sign-in page, server-rendered',
    isServerRendered: true,
    maxRatio: 1.2,
  },
]
const maxLayoutShift = 0
const maxBlockedMs = 100

const projectId = '00000000-0000-4000-8000-00000000de30'
const publishableClientKey = `pck_dem${'0'.repeat(42)}`

const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'))
const service = await startService()
const browser = await chromium.launch(browserOptions.launchOptions)
const served: ServedPage[] = []
try {
  const pages: (Case & { url: string; visits: Visit[] })[] = []
  for (const entry of cases) {
    const page = await buildPage(entry)
    served.push(page)
    pages.push({ ...entry, url: page.url + entry.path, visits: [] })
  }
  // Alternately, so that other load on the machine affects all pages.
  for (let round = 0; round < visits; round += 1) {
    for (const page of pages) page.visits.push(await visit(browser, page.url))
  }
  process.exitCode = report(pages)
} finally {
  for (const page of served) page.close()
  await browser.close()
  await service.program.stop()
  await rm(folder, { recursive: true })
}

async function startService() {
  const { resolve } = createRequire(import.meta.url)
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const program = new Program({
    cwd: dirname(resolve('@app/server/package.json')),
    args: ['dist/main.js', 'start'],
    env: { APP_PORT: String(port), APP_URL: url, APP_DATA_DIR: join(folder, 'data') },
    readyUrl: `${url}/health`,
  })
  await program.start()
  return { program, url }
}

/** Builds a page for production, with its first HTML if it is server-rendered. */
async function buildPage({ page, isServerRendered }: Case): Promise<ServedPage> {
  const outDir = join(folder, page)
  const options: InlineConfig = {
    root: fileURLToPath(new URL(`pages/${page}`, import.meta.url)),
    logLevel: 'error',
    define: {
      'import.meta.env.VITE_SERVICE_URL': JSON.stringify(service.url),
      'import.meta.env.VITE_PROJECT_ID': JSON.stringify(projectId),
      'import.meta.env.VITE_CLIENT_KEY': JSON.stringify(publishableClientKey),
    },
  }
  await build({ ...options, build: { outDir } })
  if (isServerRendered) {
    const serverDir = join(folder, `${page}-server`)
    await build({
      ...options,
      build: { outDir: serverDir, ssr: 'server.tsx' },
      ssr: { noExternal: true },
    })
    const { render } = await import(pathToFileURL(join(serverDir, 'server.js')).href)
    const file = join(outDir, 'index.html')
    const first = await render({ user: null, project: await readProject() })
    await writeFile(
      file,
      (await readFile(file, 'utf8')).replace('<!--page-->', () => first),
    )
  }
  return servePage(outDir)
}

async function readProject(): Promise<Project> {
  const keys = { baseUrl: service.url, projectId, publishableClientKey }
  const app = new ClientApp({ ...keys, tokenStore: 'memory' })
  try {
    return await app.getProject()
  } finally {
    app.dispose()
  }
}

function report(pages: (Case & { visits: Visit[] })[]): number {
  let missed = 0
  const baseline = median(pages[0]?.visits.map(({ typedMs }) => typedMs) ?? [])
  console.log(
    `${'time to a typed character'.padEnd(42)} ${'time'.padStart(8)} ${'ratio'.padStart(6)} ${'shift'.padStart(6)} ${'blocked'.padStart(8)}`,
  )
  for (const { name, maxRatio, visits } of pages) {
    const typedMs = median(visits.map((one) => one.typedMs))
    const layoutShift = Math.max(...visits.map((one) => one.layoutShift))
    const blockedMs = median(visits.map((one) => one.blockedMs))
    const ratio = typedMs / baseline
    const isReached =
      maxRatio === null ||
      (ratio <= maxRatio && layoutShift <= maxLayoutShift && blockedMs < maxBlockedMs)
    if (!isReached) missed += 1
    const figures = [
      `${typedMs.toFixed(0)} ms`.padStart(8),
      ratio.toFixed(2).padStart(6),
      layoutShift.toFixed(4).padStart(6),
      `${blockedMs.toFixed(0)} ms`.padStart(8),
    ].join(' ')
    const thresholds = `at most ${maxRatio}, ${maxLayoutShift} and ${maxBlockedMs} ms`
    const verdict = maxRatio === null ? '' : `  ${isReached ? 'pass' : 'MISS'} (${thresholds})`
    console.log(`${name.padEnd(42)} ${figures}${verdict}`)
  }
  console.log(missed > 0 ? `\n${missed} thresholds missed.` : '\nAll thresholds are met.')
  return missed > 0 ? 1 : 0
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
