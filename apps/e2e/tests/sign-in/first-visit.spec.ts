import type { BrowserContext, Page } from '@playwright/test'
import { listServedRequests } from '../../fixtures/programs/served-requests'
import { withProjectSettings } from '../../fixtures/project'
import { expect, test } from '../../fixtures/test'

declare global {
  interface Window {
    layoutShift: number
  }
}

/** Adds up layout shifts, including those soon after input. */
async function measureLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') window.layoutShift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Holds the responses of the API until `release`. */
async function holdApi(context: BrowserContext, serviceUrl: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(`${serviceUrl}/api/**`, async (route) => {
    await released
    await route.continue()
  })
  return { release: () => release() }
}

const heading = (page: Page) => page.getByRole('heading', { name: 'Sign in to Demo' })

for (const width of [360, 1280]) {
  test(`on a first visit, the email address can be typed before the API responds, ${width} px wide`, async ({
    page,
    context,
    stack,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await withProjectSettings(stack.serviceUrl, { providers: ['google', 'github'] }, async () => {
      await measureLayoutShift(page)
      const api = await holdApi(context, stack.serviceUrl)
      await page.goto('/handler/sign-in')
      const field = page.getByLabel('Email')
      await field.pressSequentially('ada@example.com')
      const box = await field.boundingBox()
      await expect(page.getByLabel('Password', { exact: true })).toBeHidden()

      api.release()
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
      await expect(heading(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Google' })).toBeVisible()
      await expect(field).toHaveValue('ada@example.com')
      await expect(field).toBeFocused()
      expect(await field.boundingBox()).toEqual(box)
      expect(await page.evaluate(() => window.layoutShift)).toBe(0)
    })
  })
}

test('a later visit is complete before the API responds, and sends one request without a preflight', async ({
  page,
  context,
  stack,
}) => {
  await page.goto('/handler/sign-in')
  await expect(heading(page)).toBeVisible()
  const isStored = () => page.evaluate(() => Object.keys(localStorage).join())
  await expect.poll(isStored).toContain('app-project-')
  await page.close()

  const before = listServedRequests(stack.service).length
  const later = await context.newPage()
  await measureLayoutShift(later)
  await later.goto('/handler/sign-in')
  await expect(heading(later)).toBeVisible()
  await expect(later.getByLabel('Password', { exact: true })).toBeVisible()
  const listNew = () => listServedRequests(stack.service).slice(before)
  await expect.poll(listNew).toHaveLength(1)
  expect(listNew()[0]).toMatch(/^GET \/projects\/[\da-f-]+\/public 200$/)
  expect(await later.evaluate(() => window.layoutShift)).toBe(0)

  const api = await holdApi(context, stack.serviceUrl)
  await later.reload()
  await expect(heading(later)).toBeVisible()
  await expect(later.getByLabel('Password', { exact: true })).toBeVisible()
  api.release()
})

test('a later visit shows that a sign-in method was turned off', async ({ page, stack }) => {
  await withProjectSettings(stack.serviceUrl, { providers: ['google', 'github'] }, async () => {
    await page.goto('/handler/sign-in')
    await expect(page.getByRole('button', { name: 'GitHub' })).toBeVisible()
  })
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'GitHub' })).toBeHidden()
})
