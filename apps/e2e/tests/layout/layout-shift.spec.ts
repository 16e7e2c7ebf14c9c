import type { Page } from '@playwright/test'
import { expectSignedIn, signUp } from '../../fixtures/account'
import { setLanguage } from '../../fixtures/language'
import { withProjectSettings, withRequiredTerms } from '../../fixtures/project'
import { acceptLinkCodes } from '../../fixtures/sign-in/link-codes'
import { expect, test } from '../../fixtures/test'

declare global {
  interface Window {
    layoutShift: number
    /** Height of the first placeholder. */
    placeholder: number
  }
}

async function measureLayoutShift(page: Page) {
  await page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') window.layoutShift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Records the height of the first placeholder of each page that is loaded. */
async function recordFirstPlaceholder(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const bar = document.querySelector('.stack-skeleton')
      const frame = bar?.closest('.stack-card, .stack-settings')
      if (frame) window.placeholder ??= frame.getBoundingClientRect().height
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Holds back a file until the page shows its placeholder, however fast the machine is. */
async function holdUntilPlaceholder(page: Page, file: RegExp): Promise<void> {
  await page.route(file, async (route) => {
    await expect.poll(() => page.evaluate(() => window.placeholder)).toBeGreaterThan(0)
    await route.continue()
  })
}

/** Returns the layout shift until the page has loaded completely. */
async function readLayoutShift(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  return page.evaluate(() => window.layoutShift)
}

test('a signed-in page loads without layout shift', async ({ page }) => {
  await signUp(page)
  await measureLayoutShift(page)
  await page.goto('/')
  const box = await page.locator('header .stack-account').boundingBox()
  expect(box).toMatchObject({ width: 34, height: 34 })
  await expectSignedIn(page)
  expect(await page.locator('header .stack-account').boundingBox()).toEqual(box)
  expect(await readLayoutShift(page)).toBe(0)
})

test('the account settings load without layout shift', async ({ page }) => {
  await signUp(page)
  await measureLayoutShift(page)
  await page.goto('/handler/account-settings#profile')
  await expect(page.getByRole('button', { name: 'Change Name' })).toBeVisible()
  expect(await readLayoutShift(page)).toBe(0)
})

for (const path of [
  '/',
  '/backend',
  '/profile',
  '/cart',
  '/look',
  '/handler/sign-in',
  '/handler/sign-up',
  '/handler/forgot-password',
  '/handler/password-reset',
  '/handler/magic-link-callback',
  '/handler/mfa',
  '/handler/error',
]) {
  test(`${path} loads without layout shift for a visitor`, async ({ page }) => {
    await measureLayoutShift(page)
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    expect(await readLayoutShift(page)).toBe(0)
  })
}

for (const width of [360, 1280]) {
  test(`placeholders are as high as the pages without the project's sign-in methods, ${width} pixels`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await recordFirstPlaceholder(page)
    await holdUntilPlaceholder(page, /\/en-US-[\w-]+\.js$/)
    await withProjectSettings(stack.serviceUrl, { hasEmailCodes: false }, async () => {
      for (const path of ['sign-in', 'sign-up', 'forgot-password']) {
        await page.goto(`/handler/${path}`)
        await expect(page.getByRole('main').getByRole('heading')).toBeVisible()
        await page.waitForLoadState('networkidle')
        const card = await page.locator('main .stack-card').boundingBox()
        expect(await page.evaluate(() => window.placeholder), path).toBe(card?.height)
      }
    })
  })
}

test('on a phone, the placeholder of the account settings has no list beside a section', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp(page)
  await recordFirstPlaceholder(page)
  await holdUntilPlaceholder(page, /\/account-settings-[\w-]+\.js$/)
  for (const hash of ['', '#profile', '#sessions', '#settings']) {
    await page.goto('about:blank')
    await page.goto(`/handler/account-settings${hash}`)
    await expect(page.locator('.stack-settings__title')).toBeAttached()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('.stack-skeleton')).toHaveCount(0)
    const settings = await page.locator('.stack-settings').boundingBox()
    const placeholder = await page.evaluate(() => window.placeholder)
    // The texts of the rows have different lengths.
    expect(Math.abs((settings?.height ?? 0) - placeholder), hash).toBeLessThan(110)
  }
})

for (const path of ['magic-link-callback', 'email-verification']) {
  test(`the recipient of a link causes no layout shift on the page ${path}`, async ({ page }) => {
    await acceptLinkCodes(page)
    await measureLayoutShift(page)
    await page.goto(`/handler/${path}?code=${'x'.repeat(45)}`)
    await expect(page.getByText('ada@example.com')).toBeVisible()
    expect(await readLayoutShift(page)).toBe(0)
  })
}

for (const language of ['de-DE', 'ja-JP', 'ar']) {
  test(`the sign-in page loads without layout shift in ${language}`, async ({ page }) => {
    await setLanguage(page, language)
    await measureLayoutShift(page)
    await page.goto('/handler/sign-in')
    await expect(page.getByRole('main').getByRole('heading')).toBeVisible()
    expect(await readLayoutShift(page)).toBe(0)
  })
}

test('the checkbox for the terms loads without layout shift, also on later visits', async ({
  page,
  stack,
}) => {
  await withRequiredTerms(stack.serviceUrl, async () => {
    await measureLayoutShift(page)
    for (const _ of ['first', 'later']) {
      await page.goto('/handler/sign-up')
      await expect(page.getByRole('checkbox')).toBeVisible()
      expect(await readLayoutShift(page)).toBe(0)
    }
  })
})

test('provider marks load without layout shift', async ({ page, stack }) => {
  await withProjectSettings(stack.serviceUrl, { providers: ['google', 'github'] }, async () => {
    await measureLayoutShift(page)
    await page.goto('/handler/sign-in')
    await expect(page.locator('main .stack-method__icon svg')).toHaveCount(2)
    expect(await readLayoutShift(page)).toBe(0)
  })
})
