import { findFreePort } from '../fixtures/programs/free-port'
import { demoKeys } from './demo-keys'
import { type External, expect, type TestFixtures, test } from './test'
import { watchConsole } from './watch-console'

const vite = 'node_modules/vite/bin/vite.js'

/** Apps with Vite, and their development commands. */
const apps = [
  { project: 'vite', dev: [vite] },
  { project: 'react-router', dev: ['node_modules/@react-router/dev/bin.js', 'dev'], renders: true },
  { project: 'tanstack-start', dev: [vite, 'dev'], renders: true },
]

/** Key in a variable that servers read, but pages built with Vite do not. */
const onServer = { NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY: demoKeys.publishableClientKey }

for (const { project, dev, renders } of apps) {
  test(`the console names the variable of a missing option, with ${project}`, {
    tag: '@long',
  }, async ({ page, context, external, start }) => {
    const { url } = await serveWithoutKey({ project, dev, env: onServer }, { external, start })
    const messages = watchConsole(context)
    await page.goto(url)
    const hint = expect.stringContaining('set VITE_AUTH_KEY in .env')
    await expect.poll(() => messages).toContainEqual(hint)
  })

  if (!renders) continue
  test(`the server names the variables of Vite for a missing option, with ${project}`, {
    tag: '@long',
  }, async ({ external, start }) => {
    const { url, program } = await serveWithoutKey({ project, dev, env: {} }, { external, start })
    expect((await fetch(url)).status).toBe(500)
    await expect.poll(() => program.output).toContain('(not with Vite)')
  })
}

interface Served {
  project: string
  dev: string[]
  env: Record<string, string>
}

/** Starts an app in development with an empty variable for the key. */
async function serveWithoutKey(
  { project, dev, env }: Served,
  { external, start }: Pick<TestFixtures, 'start'> & { external: External },
) {
  await external.init(project)
  const port = String(await findFreePort())
  const url = `http://localhost:${port}`
  const program = await start({
    cwd: external.open(project),
    args: [...dev, '--port', port],
    // Variables of the process take precedence over those of .env.
    env: { ...env, VITE_AUTH_KEY: '' },
    // Not a page, because pages may fail.
    readyUrl: `${url}/@vite/client`,
  })
  return { url, program }
}
