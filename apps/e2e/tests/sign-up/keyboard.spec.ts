import { createTestUser, expectSignedIn, expectSignedOut } from '../../fixtures/account'
import { tabTo } from '../../fixtures/keyboard'
import { expect, test } from '../../fixtures/test'

// Keyboard use must not have to wait for animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('signing up and out works with the keyboard alone', async ({ page }) => {
  const testUser = createTestUser()
  await page.goto('/')
  await tabTo(page, 'link', 'Create an account')
  await page.keyboard.press('Enter')

  await tabTo(page, 'textbox', 'Email')
  await page.keyboard.type(testUser.email)
  await tabTo(page, 'textbox', 'Password')
  await page.keyboard.type(testUser.password)
  await page.keyboard.press('Enter')
  await expectSignedIn(page)

  const userButton = page.getByRole('button', { name: /^Account menu/ })
  await tabTo(page, 'button', /^Account menu/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(userButton).toBeFocused()

  await page.keyboard.press('ArrowDown')
  const signOut = page.getByRole('menuitem', { name: 'Sign out' })
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(signOut).toBeFocused()
  await page.keyboard.press('Enter')
  await expectSignedOut(page)
})
