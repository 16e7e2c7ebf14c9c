import type { Locator } from '@playwright/test'
import { signUp } from '../fixtures/account'
import { setLanguage } from '../fixtures/language'
import { scenes } from '../fixtures/scenes/scenes'
import { createTeam, openSettings } from '../fixtures/settings'
import { expect, test } from '../fixtures/test'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** Returns the top of the first line of text in an element, in CSS pixels. */
function topOfText(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().top
  })
}

test('a long team name is shortened in the list of settings', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signUp(page)
  await openSettings(page, 'team-creation', 'Create a team')
  await createTeam(page, 'Analytical Engines and Difference Machines of Great Britain')
  const list = page.getByRole('navigation').filter({ hasText: 'Analytical Engines' })
  expect((await list.boundingBox())?.width).toBeLessThanOrEqual(200)

  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/handler/account-settings')
  await expect(list).toBeVisible()
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the link beside a label is on its line', async ({ page }) => {
    await page.goto('/handler/sign-in')
    const link = page.getByRole('link', { name: 'Forgot password?' })
    const label = page.getByText('Password', { exact: true })
    await expect(link).toBeVisible()
    expect(Math.abs((await topOfText(link)) - (await topOfText(label)))).toBeLessThan(1)
  })

  test('the primary button is above the other one where they do not fit side by side', async ({
    page,
    stack,
  }) => {
    const scene = scenes.find(({ name }) => name === 'password reset, used link')
    if (!scene) throw new Error('The scene does not exist.')
    await scene.open(page, stack)
    await setLanguage(page, 'de-DE')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Zur Startseite' })).toBeVisible()
    const boxes = await page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => ({
          isPrimary: button.classList.contains('stack-button--primary'),
          top: button.getBoundingClientRect().top,
        })),
      )
    const topOf = (isPrimary: boolean) => boxes.find((box) => box.isPrimary === isPrimary)?.top ?? 0
    expect(boxes).toHaveLength(2)
    expect(topOf(true)).toBeLessThan(topOf(false))
  })
})
