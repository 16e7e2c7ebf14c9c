import type { BrowserContext, Page } from '@playwright/test'
import { createTestUser, submitSignUp } from '../fixtures/account'
import { recordApiRequests } from '../fixtures/api-requests'
import { test } from '../fixtures/ssr'
import { expect } from '../fixtures/test'

/** Errors the page wrote down, those of React taking over among them. */
function recordConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text())
  })
  return consoleErrors
}

/**
 * Waits until React has taken the page over: only then does its menu open. A page that is closed, or
 * whose cookies go, while it wakes up complains.
 */
async function expectHydrated(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible({ timeout: 500 })
  }).toPass()
}

/** The same visitor, in a browser that runs no scripts. */
async function openWithoutScripts(context: BrowserContext): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('This context has no browser.')
  const still = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  return still.newPage()
}

test('a page made on a server says who is there in its first HTML, and goes on from it', async ({
  page,
  context,
  stack,
  ssrUrl,
}) => {
  const testUser = createTestUser()
  await page.goto('/handler/sign-up')
  await submitSignUp(page, testUser)
  const greeting = page.getByRole('heading', { name: `Hello, ${testUser.email}` })
  await expect(greeting).toBeVisible()

  const still = await openWithoutScripts(context)
  await still.goto(ssrUrl)
  await expect(still.getByRole('heading', { name: `Hello, ${testUser.email}` })).toBeVisible()
  await expect(still.getByRole('button', { name: 'Account menu' })).toContainText(testUser.email)
  await still.context().close()

  const consoleErrors = recordConsoleErrors(page)
  const requests = recordApiRequests(context, stack.serviceUrl)
  await page.goto('/')
  await expect(greeting).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  expect(requests).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Call me Ada' }).click()
  await expect(page.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible()
  expect(requests).toEqual(['PATCH /users/me'])

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Hello, stranger' })).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('the sign-in page is there before its scripts, and what is typed early counts', async ({
  page,
  context,
  stack,
  ssrUrl,
}) => {
  const testUser = createTestUser()
  await page.goto('/handler/sign-up')
  await submitSignUp(page, testUser)
  await expect(page.getByRole('heading', { name: /^Hello, / })).toBeVisible()
  await expectHydrated(page)
  await context.clearCookies()

  const still = await openWithoutScripts(context)
  await still.goto(`${ssrUrl}/handler/sign-in`)
  await expect(still.getByRole('heading', { name: 'Sign in to Demo' })).toBeVisible()
  await expect(still.getByLabel('Email')).toBeEditable()
  await still.context().close()

  const consoleErrors = recordConsoleErrors(page)
  const requests = recordApiRequests(context, stack.serviceUrl)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/handler/sign-in', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(testUser.email)
  release()
  // Set by the page itself, once it is alive.
  await expect(page.locator('main[data-stack-font]')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(testUser.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: `Hello, ${testUser.email}` })).toBeVisible()
  await expectHydrated(page)
  // Nothing was asked before: neither who is there, nor what the project has.
  expect(requests[0]).toBe('POST /auth/password/sign-in')
  expect(consoleErrors).toEqual([])
})

test('a stranger is greeted as one in the first HTML', async ({ page, context, stack }) => {
  const consoleErrors = recordConsoleErrors(page)
  const requests = recordApiRequests(context, stack.serviceUrl)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Hello, stranger' })).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign in' })).toBeVisible()
  expect([...consoleErrors, ...requests]).toEqual([])
})

test('no page made on a server may be framed, as its forms are there before scripts', async ({
  request,
  ssrUrl,
}) => {
  const response = await request.get(`${ssrUrl}/handler/sign-in`)
  expect(response.headers()['content-security-policy']).toBe("frame-ancestors 'none'")
})

test('who leaves while a page is made does not take the server along', async ({ page, ssrUrl }) => {
  const leaveAfter = (ms: number) =>
    fetch(`${ssrUrl}/handler/sign-in`, { signal: AbortSignal.timeout(ms) })
      .then((response) => response.text())
      .catch(() => 'left')
  for (let ms = 0; ms < 40; ms += 1) await Promise.all(Array(5).fill(ms).map(leaveAfter))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Hello, stranger' })).toBeVisible()
})
