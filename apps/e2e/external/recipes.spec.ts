import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ClientApp } from '@app/core'
import { root } from '../../../scripts/lib/run'
import { findFreePort } from '../fixtures/programs/free-port'
import { withVerifiedEmailRequired } from '../fixtures/project'
import { demoKeys } from './demo-keys'
import { pasteRecipe } from './quick-start'
import { type External, expect, type TestFixtures, test } from './test'

/** Servers; `init` writes the files of those without `pasted`. */
const servers = [
  { project: 'express', types: [] },
  { project: 'express-4', types: [] },
  { project: 'hono' },
  {
    project: 'node-http',
    pasted: [
      'auth.ts',
      'node-http.ts',
      'main.ts, without a framework',
      'try.ts, for a server',
      'fastify.ts',
    ],
    // Takes the place of the first one.
    secondMain: 'main.ts, with Fastify',
  },
]

for (const { project, pasted, secondMain, types = ['--types', 'node'] } of servers) {
  const frameworks = secondMain ? `${project} and ${secondMain}` : project
  test(`the recipe identifies the caller, with ${frameworks}`, async ({ external, start }) => {
    const cwd = external.open(project)
    if (pasted) await pasteServer(pasted, cwd, external.serviceUrl)
    else await external.init(project)
    for (const compiler of ['typescript', 'typescript-7']) {
      const tsc = `node_modules/${compiler}/bin/tsc`
      await external.run(project, tsc, ['--init', ...types])
      await external.run(project, tsc, ['--noEmit'])
      if (compiler === 'typescript') await rm(join(cwd, 'tsconfig.json'))
    }
    await checkServer({ external, start, project, email: `${project}@example.com` })
    if (!secondMain) return
    await pasteRecipe(secondMain, cwd)
    await external.run(project, 'node_modules/typescript-7/bin/tsc', ['--noEmit'])
    await checkServer({ external, start, project, email: `second-${project}@example.com` })
  })
}

interface ServerCheck extends Pick<TestFixtures, 'start'> {
  external: External
  project: string
  /** Address of a new user. */
  email: string
}

/** Starts the server of a project, and checks its responses to users, visitors and with a wrong key. */
async function checkServer({ external, start, project, email }: ServerCheck): Promise<void> {
  const cwd = external.open(project)
  const { serviceUrl } = external
  const port = await findFreePort()
  const url = `http://localhost:${port}/me`
  const env = { PORT: String(port) }
  const node = ['--env-file=.env', '--import', 'tsx']
  const tryServer = () => external.run(project, process.execPath, [...node, 'try.ts'], env)
  await expect(tryServer()).rejects.toThrow(/^fetch failed: start your server, main\.ts$/m)
  await start({ cwd, args: [...node, 'main.ts'], env, readyUrl: url })
  const second = external.run(project, process.execPath, [...node, 'main.ts'], env)
  await expect(second).rejects.toThrow('EADDRINUSE')
  const attempt = await tryServer()
  expect(attempt).toMatch(/^Signed up: ada\.\d+@example\.com\n200 \{"id":"/m)

  const app = new ClientApp({ baseUrl: serviceUrl, ...demoKeys, tokenStore: 'memory' })
  await app.signUpWithCredential({
    email,
    password: 'correct horse battery',
    verificationCallbackUrl: 'http://localhost:5173/handler/email-verification',
    noRedirect: true,
  })
  const user = await app.getUser({ or: 'throw' })
  const { accessToken, refreshToken } = await user.getAuthJson()
  const cookie = `stack-refresh-${demoKeys.projectId}=${refreshToken}`
  const credentials: Record<string, string>[] = [
    await user.getAuthHeaders(),
    { authorization: `Bearer ${accessToken}` },
    { cookie },
  ]
  for (const headers of credentials) {
    const response = await fetch(url, { headers })
    expect([response.status, await response.json()]).toEqual([
      200,
      expect.objectContaining({ id: user.id, primaryEmail: email }),
    ])
  }
  await withVerifiedEmailRequired(serviceUrl, async () => {
    const restricted = await fetch(url, { headers: await user.getAuthHeaders() })
    const refusal = 'The user must verify their primary email address first.'
    expect([restricted.status, await restricted.text()]).toEqual([403, refusal])
  })
  const visitor = await fetch(url)
  expect([visitor.status, await visitor.text()]).toEqual([401, 'The request is not signed in.'])
  expect(visitor.headers.get('content-type')).toMatch(/^text\/plain\b/)

  // A mistake of the server must not look as if the visitor were signed out.
  const otherPort = await findFreePort()
  const misconfigured = `http://localhost:${otherPort}/me`
  const wrongKey = { PORT: String(otherPort), AUTH_SECRET_KEY: `ssk_${'x'.repeat(45)}` }
  await start({ cwd, args: [...node, 'main.ts'], env: wrongKey, readyUrl: misconfigured })
  const failed = await fetch(misconfigured, { headers: await user.getAuthHeaders() })
  expect([failed.status, await failed.text()]).toEqual([500, expect.stringMatching(/Error/)])
  app.dispose()
}

/** Writes the files of a server that `init` does not support. */
async function pasteServer(names: string[], folder: string, serviceUrl: string): Promise<void> {
  for (const name of names) await pasteRecipe(name, folder)
  const recipes = await readFile(join(root, 'docs/recipes.md'), 'utf8')
  const [, variables = ''] = /^```sh\n# \.env\n(.*?)^```/ms.exec(recipes) ?? []
  await writeFile(join(folder, '.env'), variables.replace('http://localhost:8102', serviceUrl))
}
