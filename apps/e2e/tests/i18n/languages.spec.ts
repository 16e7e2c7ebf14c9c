import type { Page } from '@playwright/test'
import { createTestUser, expectSignedIn, signOut, signUp } from '../../fixtures/account'
import { listViolations } from '../../fixtures/axe'
import { setLanguage } from '../../fixtures/language'
import { expect, test } from '../../fixtures/test'

const isGerman = (code: string) => code.includes('Passwort vergessen?')
const isSignInPage = (code: string) => code.includes('signIn.titleOf') && !isGerman(code)

/**
 * Delays the code of the sign-in page until its German messages are requested: a page that requests
 * one after the other never loads.
 *
 * @returns The code of all files the page loads from now on.
 */
async function recordScripts(page: Page): Promise<string[]> {
  const scripts: string[] = []
  let requestGerman = () => {}
  const germanRequested = new Promise<void>((resolve) => (requestGerman = resolve))
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    scripts.push(code)
    if (isGerman(code)) requestGerman()
    if (isSignInPage(code)) await germanRequested
    await route.fulfill({ response })
  })
  return scripts
}

test('a user signs in in German without loading English messages', async ({ page }) => {
  const testUser = await signUp(page)
  await signOut(page)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')

  const scripts = await recordScripts(page)
  await page.goto('/handler/sign-in')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Bei Demo anmelden' })).toBeVisible()
  await expect(main).toHaveAttribute('lang', 'de-DE')
  expect(await listViolations(page)).toEqual([])
  expect(scripts.filter(isGerman)).toHaveLength(1)
  expect(scripts.some(isSignInPage)).toBe(true)
  expect(scripts.filter((code) => code.includes('Forgot password?'))).toEqual([])

  await page.getByLabel('E-Mail').fill(testUser.email)
  await page.getByLabel('Passwort', { exact: true }).fill('falsch')
  await main.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByText('E-Mail-Adresse oder Passwort ist falsch.')).toBeVisible()
  await page.getByLabel('Passwort', { exact: true }).fill(testUser.password)
  await main.getByRole('button', { name: 'Anmelden' }).click()
  await expectSignedIn(page)
  await page.getByRole('button', { name: /^Kontomenü/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeVisible()
})

test('messages that fail to load show an error in English and load after a retry', async ({
  page,
}) => {
  await setLanguage(page, 'it-IT')
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch()
    const isItalian = (await response.text()).includes('Password dimenticata?')
    return isItalian ? route.abort() : route.fulfill({ response })
  })
  await page.goto('/handler/sign-in')
  await expect(page.getByRole('heading', { name: 'We can’t reach the server' })).toBeVisible()
  // Not `unroute`, which takes over requests that the handler is about to fulfill.
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Accedi a Demo' })).toBeVisible()
})

test('a user signs up and out in Arabic, right to left', async ({ page }) => {
  const { email, password } = createTestUser()
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية')
  await page.goto('/handler/sign-up')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'إنشاء حسابك' })).toBeVisible()
  await expect(main).toHaveAttribute('dir', 'rtl')
  expect(await listViolations(page)).toEqual([])

  await page.getByLabel('البريد الإلكتروني').fill(email)
  const eye = page.getByRole('button', { name: 'إظهار كلمة المرور' }).first()
  const field = page.getByLabel('كلمة المرور', { exact: true })
  await field.fill(password)
  const [eyeBox, fieldBox] = [await eye.boundingBox(), await field.boundingBox()]
  expect(eyeBox?.x, 'the password toggle is at the end of the field').toBe(fieldBox?.x)
  await main.getByRole('button', { name: 'إنشاء حساب', exact: true }).click()
  await expectSignedIn(page)

  await page.goto('/handler/account-settings#sessions')
  await expect(main.getByRole('heading', { name: 'الأجهزة' })).toBeVisible()
  await expect(main.getByText('هذا الجهاز')).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  await page.getByRole('button', { name: /^قائمة الحساب/ }).click()
  const [menu, button] = await Promise.all([
    page.getByRole('menu').boundingBox(),
    page.getByRole('button', { name: /^قائمة الحساب/ }).boundingBox(),
  ])
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(1280)
  expect(menu?.y).toBeGreaterThan(button?.y ?? 0)
  await page.getByRole('menuitem', { name: 'تسجيل الخروج' }).click()
  await expect(page.getByRole('button', { name: 'قائمة الحساب' })).toBeVisible()
})
