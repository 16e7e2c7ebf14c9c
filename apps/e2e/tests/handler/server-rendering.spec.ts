import type { BrowserContext, Page } from '@playwright/test'
import { createTestUser, submitSignUp, type TestUser } from '../../fixtures/account'
import { recordApiRequests } from '../../fixtures/api-requests'
import { expect, test } from '../../fixtures/test'

test.use({ baseURL: async ({ ssrUrl }, use) => use(ssrUrl) })

/** Collects errors in the console of the page, including React's hydration errors. */
function recordConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text())
  })
  return consoleErrors
}

/**
 * Waits until React has hydrated the page: only then does its menu open. A page that is closed, or
 * loses its cookies, during hydration logs errors.
 */
async function expectHydrated(page: Page, menuItem: 'Sign in' | 'Sign out'): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expect(page.getByRole('menuitem', { name: menuItem })).toBeVisible({ timeout: 500 })
  }).toPass()
}

/** Waits until React has hydrated the form of the page: only then do its buttons work. */
async function expectFormHydrated(page: Page): Promise<void> {
  const hide = page.getByRole('button', { name: 'Hide password' })
  await expect(async () => {
    // A page has two of them where the password is confirmed.
    await page.getByRole('button', { name: 'Show password' }).first().click()
    await expect(hide).toBeVisible({ timeout: 500 })
  }).toPass()
  await hide.click()
}

/** Creates an account on the server-rendered sign-up page; afterwards the page is the home page. */
async function signUp(page: Page): Promise<TestUser> {
  const testUser = createTestUser()
  await page.goto('/handler/sign-up')
  await expectFormHydrated(page)
  await submitSignUp(page, testUser)
  await expect(page.getByRole('heading', { name: `Hello, ${testUser.email}` })).toBeVisible()
  return testUser
}

/** Opens a page for the same visitor, in a browser without scripts. */
async function openWithoutScripts(context: BrowserContext): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('The context has no browser.')
  const scriptless = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  return scriptless.newPage()
}

test('a server-rendered page shows the user in its first HTML, and hydrates without requests', async ({
  page,
  context,
  stack,
  ssrUrl,
}) => {
  const testUser = await signUp(page)
  const greeting = page.getByRole('heading', { name: `Hello, ${testUser.email}` })

  const scriptless = await openWithoutScripts(context)
  await scriptless.goto(ssrUrl)
  await expect(scriptless.getByRole('heading', { name: `Hello, ${testUser.email}` })).toBeVisible()
  await expect(scriptless.getByRole('button', { name: 'Account menu' })).toContainText(
    testUser.email,
  )
  await scriptless.context().close()

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
  // Signing out loads the page again; Chromium hangs when its context closes during that.
  const loaded = page.waitForEvent('load')
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await loaded
  await expect(page.getByRole('heading', { name: 'Hello, visitor' })).toBeVisible()
  await expectHydrated(page, 'Sign in')
  expect(consoleErrors).toEqual([])
})

test('the server-rendered sign-in page keeps early input, and ignores a submit before its scripts load', async ({
  page,
  context,
  stack,
  ssrUrl,
}) => {
  const testUser = await signUp(page)
  await expectHydrated(page, 'Sign out')
  await context.clearCookies()

  const scriptless = await openWithoutScripts(context)
  await scriptless.goto(`${ssrUrl}/handler/sign-in`)
  await expect(scriptless.getByRole('heading', { name: 'Sign in to Demo' })).toBeVisible()
  await expect(scriptless.getByLabel('Email')).toBeEditable()
  await scriptless.context().close()

  const consoleErrors = recordConsoleErrors(page)
  const requests = recordApiRequests(context, stack.serviceUrl)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/handler/sign-in', { waitUntil: 'commit' })
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })
  await email.fill(testUser.email)
  await password.fill(testUser.password)
  await signIn.click()
  await expect(email).toHaveValue(testUser.email)
  await expect(password).toHaveValue(testUser.password)
  expect(page.url()).toBe(`${ssrUrl}/handler/sign-in`)
  expect(requests).toEqual([])
  release()
  await expectFormHydrated(page)
  await expect(email).toHaveValue(testUser.email)
  await signIn.click()
  await expect(page.getByRole('heading', { name: `Hello, ${testUser.email}` })).toBeVisible()
  await expectHydrated(page, 'Sign out')
  // No request came before: user and project are initial data.
  expect(requests[0]).toBe('POST /auth/password/sign-in')
  expect(consoleErrors).toEqual([])
})

test('the first HTML greets a visitor', async ({ page, context, stack }) => {
  const consoleErrors = recordConsoleErrors(page)
  const requests = recordApiRequests(context, stack.serviceUrl)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Hello, visitor' })).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign in' })).toBeVisible()
  expect([...consoleErrors, ...requests]).toEqual([])
})

test('a server-rendered page cannot be framed, as its forms load before scripts', async ({
  request,
  ssrUrl,
}) => {
  const response = await request.get(`${ssrUrl}/handler/sign-in`)
  expect(response.headers()['content-security-policy']).toBe("frame-ancestors 'none'")
})

test('an aborted request during rendering does not crash the server', async ({ page, ssrUrl }) => {
  const abortAfter = (ms: number) =>
    fetch(`${ssrUrl}/handler/sign-in`, { signal: AbortSignal.timeout(ms) })
      .then((response) => response.text())
      .catch(() => 'aborted')
  for (let ms = 0; ms < 40; ms += 1) await Promise.all(Array(5).fill(ms).map(abortAfter))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Hello, visitor' })).toBeVisible()
})

test('a server-rendered sign-in page fills in the address that was typed in this tab', async ({
  page,
}) => {
  const consoleErrors = recordConsoleErrors(page)
  await page.goto('/handler/sign-in')
  await expectFormHydrated(page)
  await page.getByLabel('Email').fill('ada@example.com')
  await page.goto('/')
  await page.goto('/handler/sign-in')
  await expectFormHydrated(page)
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  expect(consoleErrors).toEqual([])
})

test('the code of a server-rendered page loads in parallel with the code that reads its initial data', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/initial-data-*.js', async (route) => {
    await released
    await route.continue()
  })
  const pageCode = page.waitForRequest(/\/sign-in-[^/]*\.js$/)
  await page.goto('/handler/sign-in', { waitUntil: 'commit' })
  await pageCode
  release()
  await expectFormHydrated(page)
})
