import type { Page } from '@playwright/test'
import { listViolations } from '../../fixtures/axe'
import { expect, test } from '../../fixtures/test'
import { openCopiedTheme } from '../../fixtures/theme/copied-theme'

/** An app with a field of each type, in the given language. */
const toComponent = (
  lang: string,
) => `import { AppProvider, SignUp, type SignUpField, useApp } from '@app/react'
import './auth-theme.css'

const config = { signUpEnabled: true, credentialEnabled: true, magicLinkEnabled: true }
const fields: SignUpField[] = [
  { name: 'displayName', label: { 'en-US': 'Name', 'de-DE': 'Ihr Name', ar: 'الاسم' }, required: true },
  { name: 'company', label: { 'en-US': 'Company', 'de-DE': 'Firma', ar: 'الشركة' } },
  {
    name: 'size',
    label: { 'en-US': 'Team size', 'de-DE': 'Größe des Teams', ar: 'حجم الفريق' },
    type: 'select',
    options: ['1–10', '11–100'],
    required: true,
  },
  {
    name: 'news',
    label: { 'en-US': 'Send me news about the product', 'de-DE': 'Neuigkeiten über das Produkt per E-Mail erhalten', ar: 'أرسلوا إليّ أخبار المنتج' },
    type: 'checkbox',
    required: true,
  },
]

export function AuthTheme(_: { children: unknown }) {
  return (
    <AppProvider app={useApp()} lang="${lang}">
      <SignUp fullPage fields={fields} mockProject={{ displayName: 'Engines', config }} />
    </AppProvider>
  )
}
`

const styleSheet = `:root { color-scheme: light dark } body { margin: 0; font-family: sans-serif }`

/** Opens the form, and sends it without the required values. */
async function openRefused(page: Page, lang: string): Promise<void> {
  await openCopiedTheme(page, { component: toComponent(lang), styleSheet })
  await page.getByRole('combobox').waitFor()
  // The preview ignores clicks.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(5)
}

for (const { lang, width, scheme } of [
  { lang: 'en-US', width: 360, scheme: 'dark' },
  { lang: 'en-US', width: 1280, scheme: 'light' },
  { lang: 'de-DE', width: 360, scheme: 'light' },
  { lang: 'ar', width: 360, scheme: 'dark' },
] as const) {
  test(`fields of an app show their errors in place, in ${lang} at ${width} px, ${scheme}`, async ({
    page,
  }, info) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme })
    await openRefused(page, lang)
    await expect(page.locator('[name="field-displayName"]')).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const box = await page
      .getByRole('checkbox')
      .evaluate((input) => input.closest('label')?.offsetHeight)
    expect(box).toBeGreaterThanOrEqual(24)
    expect(await listViolations(page)).toEqual([])
    await page.screenshot({ path: info.outputPath('fields.png'), fullPage: true })
  })
}
