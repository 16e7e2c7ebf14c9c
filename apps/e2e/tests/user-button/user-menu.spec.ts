import type { Locator, Page } from '@playwright/test'
import { expectSignedIn } from '../../fixtures/account'
import type { Stack } from '../../fixtures/programs/stack'
import { startSession } from '../../fixtures/sessions/start-session'
import { expect, test } from '../../fixtures/test'

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Opens the home page as a new user. */
async function openHome(page: Page, stack: Stack): Promise<void> {
  await startSession(page, stack)
  await page.goto('/')
  await expectSignedIn(page)
}

test('the menu opens at its button and closes on an outside click', async ({ page, stack }) => {
  await openHome(page, stack)
  const button = page.getByRole('button', { name: /^Account menu/ })
  const menu = page.getByRole('menu')
  await button.click()
  const [buttonBox, menuBox] = [await boxOf(button), await boxOf(menu)]
  expect(menuBox.y).toBeCloseTo(buttonBox.bottom + 8, 0)
  expect(menuBox.right).toBeCloseTo(buttonBox.right, 0)
  await expect(menu).toBeFocused()

  await button.click()
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')

  await button.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(menu).toBeHidden()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('the page cannot cover or clip the menu', async ({ page, stack }) => {
  await openHome(page, stack)
  await page.getByRole('button', { name: /^Account menu/ }).evaluate((button) => {
    const header = button.closest('header')
    if (header) header.style.cssText = 'overflow: hidden; transform: translateX(0)'
    const cover = document.createElement('div')
    cover.style.cssText = 'position: fixed; inset: 80px 0 0; z-index: 2147483647'
    document.body.append(cover)
  })
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Account settings' }).click()
  await expect(page).toHaveURL(/account-settings/)
})

test('the menu flips only if there is no room, and with the direction of its language', async ({
  page,
  stack,
}) => {
  await openHome(page, stack)
  const button = page.getByRole('button', { name: /^Account menu/ })
  const menu = page.getByRole('menu')
  const place = (corner: string) =>
    button.evaluate((element, corner) => {
      if (element.parentElement)
        element.parentElement.style.cssText = `position: fixed; z-index: 1; ${corner}`
    }, corner)

  // More room above, but enough below.
  await place('bottom: 330px; right: 300px')
  await button.click()
  expect((await boxOf(menu)).y).toBeCloseTo((await boxOf(button)).bottom + 8, 0)
  await page.keyboard.press('Escape')

  await place('bottom: 100px; right: 300px')
  await button.click()
  expect((await boxOf(menu)).bottom).toBeCloseTo((await boxOf(button)).y - 8, 0)
  await page.keyboard.press('Escape')

  await place('top: 10px; left: 10px')
  await button.click()
  expect((await boxOf(menu)).x).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Escape')

  await place('top: 10px; left: 300px')
  // Right to left, as in Arabic.
  await button.evaluate((element) => element.closest('.stack-scope')?.setAttribute('dir', 'rtl'))
  await button.click()
  expect((await boxOf(menu)).x).toBeCloseTo((await boxOf(button)).x, 0)
})

test('the menu is inside the window, however low the window is', async ({ page, stack }) => {
  await openHome(page, stack)
  const button = page.getByRole('button', { name: /^Account menu/ })
  const menu = page.getByRole('menu')
  for (const height of [600, 300, 200, 120]) {
    await page.setViewportSize({ width: 640, height })
    for (const place of ['top: 0; right: 0', 'bottom: 0; left: 0', 'top: 40%; left: 40%']) {
      await button.evaluate((element, place) => {
        if (element.parentElement)
          element.parentElement.style.cssText = `position: fixed; z-index: 1; ${place}`
      }, place)
      await button.press('Enter')
      const { x, y, right, bottom, height: shown } = await boxOf(menu)
      const message = `${place} in ${height} pixels`
      expect({ isInside: x >= 0 && y >= 0 && right <= 640 && bottom <= height }, message).toEqual({
        isInside: true,
      })
      expect(shown, message).toBeGreaterThanOrEqual(Math.min(200, height - 16))
      await page.keyboard.press('Escape')
    }
  }
})

test('type-ahead and the pointer move through the menu, and Tab leaves it', async ({
  page,
  stack,
}) => {
  await openHome(page, stack)
  const button = page.getByRole('button', { name: /^Account menu/ })
  const menu = page.getByRole('menu')
  const entry = (name: string) => page.getByRole('menuitem', { name })
  await button.press('Enter')
  await expect(entry('Account settings')).toBeFocused()
  await page.keyboard.press('s')
  await expect(entry('Sign out')).toBeFocused()
  await entry('Account settings').hover()
  await expect(entry('Account settings')).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()
  await expect(button).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button).toBeFocused()
})
