import type { Page } from '@playwright/test'
import type {} from '../../bare/owner'
import { createTestUser } from '../../fixtures/account'
import { internalKey } from '../../fixtures/programs/stack'
import { expect, test } from '../../fixtures/sessions/tabs'

async function openDashboard(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => 'createDashboard' in window)
}

test('an owner creates a project, and a visitor signs up to it with its new key', async ({
  page,
  bareUrl,
  stack,
}) => {
  await openDashboard(page, `${bareUrl}/owner.html?${stack.serviceUrl}`)
  const made = await page.evaluate(
    async ({ internalKey, owner }) => {
      const dashboard = window.createDashboard(internalKey)
      await dashboard.signUpWithCredential({ ...owner, noRedirect: true })
      const user = await dashboard.getUser({ or: 'throw' })
      const project = await user.createProject({ displayName: 'Analytical Engines' })
      const { publishableClientKey } = await project.app.createApiKey({
        description: 'For the page',
        expiresAt: new Date(Date.now() + 60_000),
        hasPublishableClientKey: true,
        hasSecretServerKey: false,
        hasSuperSecretAdminKey: false,
      })
      const owned = await user.listOwnedProjects()
      return {
        projectId: project.id,
        publishableClientKey: publishableClientKey ?? '',
        names: owned.map(({ displayName }) => displayName),
      }
    },
    { internalKey, owner: createTestUser() },
  )
  expect(made.names).toEqual(['Analytical Engines'])

  const visitor = createTestUser()
  const known = await page.evaluate(
    async ({ made, visitor }) => {
      const app = window.createClientApp(made.projectId, made.publishableClientKey)
      const { displayName } = await app.getProject()
      await app.signUpWithCredential({ ...visitor, noRedirect: true })
      const user = await app.getUser({ or: 'throw' })
      return { displayName, email: user.primaryEmail }
    },
    { made, visitor },
  )
  expect(known).toEqual({ displayName: 'Analytical Engines', email: visitor.email })
})

test('an owner stays signed in after a reload, and deletes the project', async ({
  page,
  bareUrl,
  stack,
}) => {
  await openDashboard(page, `${bareUrl}/owner.html?${stack.serviceUrl}`)
  await page.evaluate(
    async ({ internalKey, owner }) => {
      const dashboard = window.createDashboard(internalKey)
      await dashboard.signUpWithCredential({ ...owner, noRedirect: true })
      const user = await dashboard.getUser({ or: 'throw' })
      await user.createProject({ displayName: 'Short-lived' })
    },
    { internalKey, owner: createTestUser() },
  )
  await page.reload()
  await page.waitForFunction(() => 'createDashboard' in window)
  const left = await page.evaluate(async (internalKey) => {
    const user = await window.createDashboard(internalKey).getUser({ or: 'throw' })
    const [project] = await user.listOwnedProjects()
    await project?.delete()
    return { deleted: project?.displayName, owned: await user.listOwnedProjects() }
  }, internalKey)
  expect(left).toEqual({ deleted: 'Short-lived', owned: [] })
})
