import { expectSignedOut, signOut, signUp } from '../../fixtures/account'
import { expect, test } from '../../fixtures/test'

// Every test runs under this policy and fails when the browser blocks something (guard.ts).
test('sign-up and sign-out work under a policy without inline scripts and styles', async ({
  page,
}) => {
  const response = await page.goto('/')
  expect(response?.headers()['content-security-policy']).toContain("default-src 'self';")
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe')
  await signUp(page)
  await signOut(page)
  await expectSignedOut(page)
})
