import { expectSignedOut, signOut, signUp } from '../fixtures/account'
import { expect, test } from '../fixtures/test'

// Every test runs under this policy and fails when the browser blocks something; see the guard.
test('everything works under a policy that allows nothing inline', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.headers()['content-security-policy']).toContain("default-src 'self';")
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe')
  await signUp(page)
  await signOut(page)
  await expectSignedOut(page)
})
