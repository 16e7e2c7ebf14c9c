import { listViolations } from '../../fixtures/axe'
import { expect, test } from '../../fixtures/test'

test('the document, the header and the footer follow the chosen language, and the pages of the demo stay English', async ({
  page,
}) => {
  await page.goto('/')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'en-US')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expect(html).toHaveAttribute('lang', 'de-DE')
  await expect(html).toHaveAttribute('dir', 'ltr')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Postausgang' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Demo, Startseite' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Dunkler Modus' })).toBeVisible()
  const documents = page.getByRole('contentinfo').getByRole('navigation', { name: 'Dokumente' })
  await expect(documents.getByRole('link').first()).toHaveText('Anleitung')

  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('العربية')
  await expect(html).toHaveAttribute('lang', 'ar')
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(header.getByRole('link', { name: 'صندوق الصادر' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('الإصدار')
  await expect(page.getByRole('main')).toHaveAttribute('lang', 'en-US')
  await expect(page.getByRole('main')).toHaveCSS('direction', 'ltr')
  expect(await listViolations(page)).toEqual([])
})

test('a language chosen in one tab applies to other tabs', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/handler/sign-in')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expect(other.getByRole('heading', { name: 'Bei Demo anmelden' })).toBeVisible()
})
