import { join } from 'node:path'
import { ClientApp } from '@app/core'
import { findFreePort } from '../fixtures/programs/free-port'
import { pasteRecipe } from './quick-start'
import { expect, test } from './test'

const keys = {
  projectId: '00000000-0000-4000-8000-00000000de30',
  publishableClientKey: `pck_dem0${'0'.repeat(41)}`,
}

for (const project of ['express', 'express-4', 'hono', 'node-http']) {
  test(`the recipe identifies the caller, with ${project}`, async ({ external, start }) => {
    const { serviceUrl } = external
    if (project === 'node-http') {
      const sources = join(external.open(project), 'src')
      await pasteRecipe('auth.ts', sources)
      await pasteRecipe('node-http.ts', sources)
    } else {
      await external.init(project)
    }
    await external.run(project, 'node_modules/.bin/tsc', ['-p', '.'])
    const port = await findFreePort()
    const url = `http://localhost:${port}/teams`
    await start({
      cwd: external.open(project),
      args: ['--import', 'tsx', 'src/main.ts'],
      env: {
        AUTH_URL: serviceUrl,
        AUTH_PROJECT_ID: keys.projectId,
        AUTH_KEY: keys.publishableClientKey,
        AUTH_SECRET_KEY: `ssk_dem0${'0'.repeat(41)}`,
        PORT: String(port),
      },
      readyUrl: url,
    })

    const app = new ClientApp({ baseUrl: serviceUrl, ...keys, tokenStore: 'memory' })
    await app.signUpWithCredential({
      email: `${project}@example.com`,
      password: 'correct horse battery',
      verificationCallbackUrl: 'http://localhost:5173/handler/email-verification',
      noRedirect: true,
    })
    const user = await app.getUser({ or: 'throw' })
    await user.createTeam({ displayName: 'Engines' })
    const { accessToken, refreshToken } = await user.getAuthJson()
    const cookie = `stack-refresh-${keys.projectId}=${refreshToken}`
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
