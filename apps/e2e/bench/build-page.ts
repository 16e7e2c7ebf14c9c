import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ClientApp, type Project } from '@app/core'
import { build, type InlineConfig } from 'vite'
import type { Case } from './cases'

const projectId = '00000000-0000-4000-8000-00000000de30'
const publishableClientKey = `pck_dem${'0'.repeat(42)}`

/** Folder and API URLs of a build. */
interface BuildOptions {
  folder: string
  /** URL of the API for the page, behind the line. */
  apiUrl: string
  /** URL of the API for the build. */
  readUrl: string
}

/** Builds a page for production, with its first HTML if it is server-rendered. */
export async function buildPage(
  { page, isServerRendered }: Case,
  { folder, apiUrl, readUrl }: BuildOptions,
): Promise<string> {
  const outDir = join(folder, page)
  const options: InlineConfig = {
    root: fileURLToPath(new URL(`pages/${page}`, import.meta.url)),
    logLevel: 'error',
    define: {
      'import.meta.env.VITE_SERVICE_URL': JSON.stringify(apiUrl),
      'import.meta.env.VITE_PROJECT_ID': JSON.stringify(projectId),
      'import.meta.env.VITE_CLIENT_KEY': JSON.stringify(publishableClientKey),
    },
  }
  await build({ ...options, build: { outDir, emptyOutDir: true } })
  if (isServerRendered) {
    const serverDir = join(folder, `${page}-server`)
    await build({
      ...options,
      build: { outDir: serverDir, ssr: 'server.tsx', emptyOutDir: true },
      ssr: { noExternal: true },
    })
    const { render } = await import(pathToFileURL(join(serverDir, 'server.js')).href)
    const file = join(outDir, 'index.html')
    const first = await render({ user: null, project: await readProject(readUrl) })
    await writeFile(
      file,
      (await readFile(file, 'utf8')).replace('<!--page-->', () => first),
    )
  }
  return outDir
}

async function readProject(baseUrl: string): Promise<Project> {
  const app = new ClientApp({ baseUrl, projectId, publishableClientKey, tokenStore: 'memory' })
  try {
    return await app.getProject()
  } finally {
    app.dispose()
  }
}
