import { readFile } from 'node:fs/promises'
import { expectSignedIn, signOut } from '../../fixtures/account'
import { startSession } from '../../fixtures/sessions/start-session'
import { openSettings } from '../../fixtures/settings'
import {
  reachRecoveryCode,
  readRecoveryCodes,
  signInByRecoveryCode,
  turnOnTwoFactor,
} from '../../fixtures/sign-in/second-factor'
import { expect, test } from '../../fixtures/test'

test('a user signs in with a recovery code, and creates new recovery codes', async ({
  page,
  stack,
}) => {
  const testUser = await startSession(page, stack)
  await openSettings(page, 'auth', 'Sign-in & security')
  await turnOnTwoFactor(page, testUser)
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused()
  const codes = await readRecoveryCodes(page)
  expect(new Set(codes).size).toBe(10)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('recovery-codes.txt')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(testUser.email)
  expect(text).toContain(codes.join('\n'))
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText(codes[0] ?? '')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Sign-in & security' })).toBeFocused()
  await expect(page.getByText(/^10 of 10 left/)).toBeVisible()

  await signOut(page)
  await signInByRecoveryCode(page, testUser, (codes[0] ?? '').toLowerCase().replace('-', ' '))

  await signOut(page)
  await reachRecoveryCode(page, testUser)
  await page.keyboard.type(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This recovery code is incorrect')).toBeVisible()
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await page.getByLabel('Recovery code').fill(codes[1] ?? '')
  await page.keyboard.press('Enter')
  await expectSignedIn(page)

  await openSettings(page, 'auth', 'Sign-in & security')
  await expect(page.getByText(/^8 of 10 left/)).toBeVisible()
  await page.getByRole('button', { name: 'Create new codes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create new codes' }).click()
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused()
  const newCodes = await readRecoveryCodes(page)
  expect(newCodes.filter((code) => codes.includes(code))).toEqual([])
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText(/^10 of 10 left/)).toBeVisible()

  await signOut(page)
  await reachRecoveryCode(page, testUser)
  await page.keyboard.type(codes[2] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This recovery code is incorrect')).toBeVisible()
  await page.getByLabel('Recovery code').fill(newCodes[1] ?? '')
  await page.keyboard.press('Enter')
  await expectSignedIn(page)
})

test('recovery codes are copied to the clipboard', async ({ page, context, stack }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const testUser = await startSession(page, stack)
  await openSettings(page, 'auth', 'Sign-in & security')
  await turnOnTwoFactor(page, testUser)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n')).toEqual(await readRecoveryCodes(page))
})
