import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '../../fixtures/programs/free-port'
import { pasteRecipe } from '../quick-start'
import { type External, expect, type TestFixtures } from '../test'

const next = 'node_modules/next/dist/bin/next'
/** Matches complaints in the output of Next.js, or in a browser's console. */
export const complaint = /warn|error|⚠|⨯/i
// As on the reader's machine: in CI, Next.js warns about every build without a cache.
const env = {
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
  CI: '',
  // The recipe for HttpOnly tokens.
  BEHIND_PROXY: '1',
}

interface Fixtures extends Pick<TestFixtures, 'start'> {
  external: External
}

/** Writes the files of the recipe, and changes the layout as `init` asks. Returns the paths of the files. */
export async function initNext(project: string, external: External): Promise<string[]> {
  const layout = join(external.open(project), 'app/layout.tsx')
  const files = await external.init(project)
  // An earlier test may have changed the layout of the same copy.
  if (!(await readFile(layout, 'utf8')).includes('Providers')) {
    await replaceIn(layout, [
      [
        "import './globals.css'\n",
        "import './globals.css'\nimport '@app/react/styles.css'\nimport { Providers } from './providers'\n",
      ],
      ['{children}</body>', '<Providers>{children}</Providers></body>'],
    ])
  }
  return files.map(({ path }) => path)
}

/** Expects that ESLint, with the rules of create-next-app, has no complaints. */
export async function expectLint(project: string, external: External): Promise<void> {
  const lint = ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.']
  await external.run(project, process.execPath, lint)
}

/** Builds and starts an app. */
export async function serveBuild(project: string, { external, start }: Fixtures) {
  const args = await readScript(external.open(project), 'build')
  const output = await external.run(project, process.execPath, args, env)
  expect(output).not.toMatch(complaint)
  return serve(external.open(project), { start, mode: 'start' })
}

/** Returns the arguments for Node of a script of an app, such as `next build --turbopack`. */
async function readScript(cwd: string, name: string): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(cwd, 'package.json'), 'utf8'))
  return scripts[name].split(' ').with(0, next)
}

/** Starts an app as its script does. */
export async function serve(
  cwd: string,
  {
    start,
    mode,
    more,
  }: Pick<Fixtures, 'start'> & { mode: 'start' | 'dev'; more?: NodeJS.ProcessEnv },
) {
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const args = [...(await readScript(cwd, mode)), '-p', String(port)]
  const variables = { ...env, ...(mode === 'dev' && { NODE_ENV: 'development' }), ...more }
  return { url, program: await start({ cwd, args, env: variables, readyUrl: url }) }
}

export async function pasteUserInFirstHtml(folder: string): Promise<void> {
  await pasteRecipe('app/providers-with-user.tsx', folder)
  await pasteRecipe('app/layout.tsx, with the user', folder)
}

/** Adds the page with HttpOnly tokens, which is an optional part of the recipe. */
export async function pasteHttpOnlyPage(folder: string): Promise<void> {
  await pasteRecipe('lib/visitor.ts', folder)
  for (const name of ['actions.ts', 'sign-in-form.tsx', 'page.tsx']) {
    await pasteRecipe(`app/sign-in/${name}`, folder)
  }
  await pasteRecipe('app/account/page.tsx', folder)
}

/** Removes the files that HttpOnly tokens replace, as the recipe says, and replaces the home page, which needs them. */
export async function removeProviders(folder: string, gate: string): Promise<void> {
  for (const path of ['app/handler', 'app/dashboard', 'app/providers.tsx', 'app/greeting.tsx']) {
    await rm(join(folder, path), { recursive: true })
  }
  await replaceIn(join(folder, 'app/layout.tsx'), [
    ["import { Providers } from './providers'\n", ''],
    ['<Providers>{children}</Providers>', '{children}'],
  ])
  await replaceIn(join(folder, gate), [["'/handler/sign-in'", "'/sign-in'"]])
  const page = 'export default function Home() {\n  return <main>The app</main>\n}\n'
  await writeFile(join(folder, 'app/page.tsx'), page)
}

async function replaceIn(file: string, replacements: [string, string][]): Promise<void> {
  let text = await readFile(file, 'utf8')
  for (const [before, after] of replacements) {
    if (!text.includes(before)) throw new Error(`${file} does not contain ${before}`)
    text = text.replace(before, after)
  }
  await writeFile(file, text)
}
