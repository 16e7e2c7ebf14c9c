import { join } from 'node:path'
import { ClientApp } from '@app/core'
import { findFreePort } from '../fixtures/programs/free-port'
import { demoKeys } from './demo-keys'
import { pasteRecipe } from './quick-start'
import { expect, test } from './test'

/** Servers, with the files of their recipe that `init` does not write. */
const servers = [
  { project: 'express', pasted: ['main.ts, with Express'] },
  { project: 'express-4', pasted: ['main.ts, with Express'] },
  { project: 'hono', pasted: ['main.ts, with Hono'] },
  {
    project: 'node-http',
    pasted: ['auth.ts', 'node-http.ts', 'main.ts, without a framework'],
    isByHand: true,
  },
]

for (const { project, pasted, isByHand } of servers) {
  test(`the recipe identifies the caller, with ${project}`, async ({ external, start }) => {
    const { serviceUrl } = external
    const sources = join(external.open(project), 'src')
    for (const name of [...pasted, 'try.ts, for a server']) await pasteRecipe(name, sources)
    if (!isByHand) await external.init(project)
    await external.run(project, 'node_modules/.bin/tsc', ['-p', '.'])
    const port = await findFreePort()
    const url = `http://localhost:${port}/teams`
    const env = {
      AUTH_URL: serviceUrl,
      AUTH_PROJECT_ID: demoKeys.projectId,
      AUTH_KEY: demoKeys.publishableClientKey,
      AUTH_SECRET_KEY: `ssk_dem0${'0'.repeat(41)}`,
      PORT: String(port),
    }
    const main = ['--import', 'tsx', 'src/main.ts']
    await start({ cwd: external.open(project), args: main, env, readyUrl: url })
    const attempt = ['--import', 'tsx', 'src/try.ts']
    expect(await external.run(project, process.execPath, attempt, env)).toMatch(/^200 \[]$/m)

    const app = new ClientApp({ baseUrl: serviceUrl, ...demoKeys, tokenStore: 'memory' })
    await app.signUpWithCredential({
      email: `${project}@example.com`,
      password: 'correct horse battery',
      verificationCallbackUrl: 'http://localhost:5173/handler/email-verification',
      noRedirect: true,
    })
    const user = await app.getUser({ or: 'throw' })
    await user.createTeam({ displayName: 'Engines' })
    const { accessToken, refreshToken } = await user.getAuthJson()
    const cookie = `stack-refresh-${demoKeys.projectId}=${refreshToken}`
    const ways: Record<string, string>[] = [
      await user.getAuthHeaders(),
      { authorization: `Bearer ${accessToken}` },
      { cookie },
    ]
    for (const headers of ways) {
      const response = await fetch(url, { headers })
      expect([response.status, await response.json()]).toEqual([
        200,
        [expect.objectContaining({ displayName: 'Engines' })],
      ])
    }
    const visitor = await fetch(url)
    expect([visitor.status, await visitor.text()]).toEqual([401, 'The request is not signed in.'])
    app.dispose()
  })
}
