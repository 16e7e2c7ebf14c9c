import { existsSync } from 'node:fs'
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import ignore from 'ignore'
import { findAdditions, type RecipeLine } from './additions'
import type { AppFolder } from './app-folder'
import { type Framework, isNewServer } from './frameworks'
import { requireInside } from './links'
import { toNextVersion } from './next-version'
import { type RecipeFile, readChoices, readRecipe } from './recipes'
import { containsSecret, toMissingLines } from './variables'

/** Action of `init` for a file. */
export type PlannedFile =
  | { action: 'create'; path: string; content: string }
  /** Adds lines to a list of variables or ignored files. */
  | { action: 'append'; path: string; content: string }
  /** The file exists and is not changed: its owner adds the missing lines. */
  | { action: 'edit'; path: string; lines: RecipeLine[] }
  | { action: 'none'; path: string }

/** Returns the files of a framework's recipe, starting with those that all servers share. */
export async function readFrameworkRecipe({ isServer, section }: Framework): Promise<RecipeFile[]> {
  const shared = isServer === true ? await readRecipe('') : []
  return [...shared, ...(await readRecipe(section))]
}

/** Whether a file contains variables. */
export function isEnvironment({ path }: { path: string }): boolean {
  return path.startsWith('.env')
}

/**
 * Returns what an app needs of the recipe of its framework, without changing anything.
 *
 * @param recipe By `readFrameworkRecipe`.
 */
export async function planFiles(
  app: AppFolder,
  framework: Framework,
  recipe: RecipeFile[],
  serviceUrl: string,
): Promise<PlannedFile[]> {
  const added = isNewServer(app, framework)
    ? await readChoices(framework.newServer?.files ?? [])
    : []
  const own = framework.id === 'next' ? await toNextVersion(recipe, app) : recipe
  const files = [...own, ...added].map((file) => adaptFile(file, app, framework))
  const paths = files.map(({ path }) => path)
  const planned: PlannedFile[] = []
  for (const file of files) {
    if (isEnvironment(file)) planned.push(...(await planVariables(app, file, serviceUrl)))
    else planned.push(await planFile(app, file, paths))
  }
  return planned
}

/**
 * Writes the files of a plan. Refuses to replace one that was created in the meantime.
 *
 * @throws {CommandError} if a link leads out of the app, before anything is written.
 */
export async function writeFiles({ path: folder }: AppFolder, files: PlannedFile[]): Promise<void> {
  const written = files.filter(({ action }) => action === 'create' || action === 'append')
  for (const { path } of written) await requireInside(folder, path)
  for (const file of files) {
    const path = join(folder, file.path)
    if (file.action === 'append') await appendFile(path, file.content)
    if (file.action !== 'create') continue
    await mkdir(dirname(path), { recursive: true })
    // Private, because keys of a real project will replace those of the demo project.
    const mode = isEnvironment(file) ? 0o600 : 0o666
    await writeFile(path, file.content, { flag: 'wx', mode })
  }
}

async function planFile(app: AppFolder, file: RecipeFile, paths: string[]): Promise<PlannedFile> {
  const { path, content } = file
  const existing = await readText(app, path)
  if (existing === null) return { action: 'create', path, content }
  if (existing === content) return { action: 'none', path }
  const lines = findAdditions(file, existing, paths)
  return lines.some(({ isMissing }) => isMissing)
    ? { action: 'edit', path, lines }
    : { action: 'none', path }
}

/** Plans the file of variables, and an entry in .gitignore if it contains a secret key. */
async function planVariables(
  app: AppFolder,
  { path, content }: RecipeFile,
  serviceUrl: string,
): Promise<PlannedFile[]> {
  const existing = await readText(app, path)
  const lines = toMissingLines(content, existing ?? '', serviceUrl)
  const variables = planLines(path, existing, lines)
  const ignored = (await readText(app, '.gitignore')) ?? null
  if (
    !containsSecret(lines) ||
    ignore()
      .add(ignored ?? '')
      .ignores(path)
  )
    return [variables]
  const names = ignored === null ? `node_modules\n${path}\n` : `${path}\n`
  return [variables, planLines('.gitignore', ignored, names)]
}

function planLines(path: string, existing: string | null, lines: string): PlannedFile {
  if (lines === '') return { action: 'none', path }
  if (existing === null) return { action: 'create', path, content: lines }
  const isComplete = existing === '' || existing.endsWith('\n')
  return { action: 'append', path, content: `${isComplete ? '' : '\n'}${lines}` }
}

/** Adapts a file to where the app has its sources, and how it imports them. */
function adaptFile(file: RecipeFile, app: AppFolder, framework: Framework): RecipeFile {
  if (isEnvironment(file)) return file
  const { path, content } = file
  const inSources =
    (framework.id === 'next' && existsSync(join(app.path, 'src/app'))) ||
    (framework.isServer === true && existsSync(join(app.path, 'src')))
  return {
    path: toPathInApp(app, inSources ? `src/${path}` : path),
    content: app.importsNeedExtension
      ? content.replace(/^(import .* from\s'\.{1,2}\/[^']*?)(?:\.js)?'/gm, "$1.js'")
      : content,
  }
}

/**
 * Returns the path of a file, with the extension that it has in the app: a `main.tsx` would have no
 * effect beside the `main.jsx` that the page loads, and Next.js uses only one of two layouts.
 */
function toPathInApp({ path: folder }: AppFolder, path: string): string {
  const [, name] = /^(.*)\.tsx?$/.exec(path) ?? []
  if (name === undefined || existsSync(join(folder, path))) return path
  const others = ['.ts', '.tsx', '.js', '.jsx', '.mjs'].map((extension) => name + extension)
  return others.find((other) => existsSync(join(folder, other))) ?? path
}

async function readText({ path: folder }: AppFolder, path: string): Promise<string | null> {
  const file = join(folder, path)
  return existsSync(file) ? readFile(file, 'utf8') : null
}
