import { startTestService } from '@app/core/testing'
import { createServer } from '@app/server'
import type {} from '../../bare/owner'
import { expect, test } from '../../fixtures/sessions/tabs'

test('the test kit signs a user in to a browser', async ({ page, bareUrl }) => {
  // Building the page with Vite has set NODE_ENV to production in this process.
  process.env.NODE_ENV = 'test'
  const service = await startTestService(createServer, { port: 0 })
  const project = await service.createProject()
  const ada = await project.createUser()
  await page.goto(`${bareUrl}/owner.html?${service.baseUrl}`)
  await page.waitForFunction(() => 'createClientApp' in window)

  const readUserId = () =>
    page.evaluate(
      async ({ projectId, key }) => {
        const user = await window.createClientApp(projectId, key, 'cookie').getUser()
        return user?.id ?? null
      },
      { projectId: project.projectId, key: project.publishableClientKey },
    )
  expect(await readUserId()).toBeNull()
  await project.signInAs(page.context(), ada, bareUrl)
  expect(await readUserId()).toBe(ada.id)
  // The refresh token alone is a session, too.
  await page.context().clearCookies({ name: 'stack-access' })
  expect(await readUserId()).toBe(ada.id)
  await service.close()
})
