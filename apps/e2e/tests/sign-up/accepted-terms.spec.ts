import type { Page } from '@playwright/test'
import { listViolations } from '../../fixtures/axe'
import { expect, test } from '../../fixtures/test'
import { openCopiedTheme } from '../../fixtures/theme/copied-theme'

/** The sign-up page of an app with legal documents, in the given language. */
const toComponent = (
  lang: string,
) => `import { AppProvider, SignUp, ThemeProvider, useApp } from '@app/react'
import './auth-theme.css'

const config = {
  signUpEnabled: true,
  credentialEnabled: true,
  magicLinkEnabled: true,
  oauthProviders: [{ id: 'google' }, { id: 'github' }],
  requiredTermsVersion: '2026-11-01',
}
const appearance = { terms: '/terms', privacy: '/privacy' }

export function AuthTheme(_: { children: unknown }) {
  return (
    <AppProvider app={useApp()} lang="${lang}">
      <ThemeProvider appearance={appearance}>
        <SignUp fullPage mockProject={{ displayName: 'Engines', config }} />
      </ThemeProvider>
    </AppProvider>
  )
}
`

const styleSheet = `:root { color-scheme: light dark } body { margin: 0; font-family: sans-serif }`

/** Opens the page, and sends the form without a checked box. */
async function openRefused(page: Page, lang: string): Promise<void> {
  await openCopiedTheme(page, { component: toComponent(lang), styleSheet })
  await page.locator('input[type=email]').fill('ada@example.com')
  await page.locator('input[type=password]').fill('correct horse battery')
  // The preview ignores clicks.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
}

for (const { lang, width, scheme } of [
  { lang: 'en-US', width: 320, scheme: 'dark' },
  { lang: 'en-US', width: 1280, scheme: 'light' },
  { lang: 'de-DE', width: 360, scheme: 'light' },
  { lang: 'ja-JP', width: 360, scheme: 'light' },
  { lang: 'ar', width: 360, scheme: 'dark' },
] as const) {
  test(`the checkbox for the terms is next to the button, in ${lang} at ${width} px, ${scheme}`, async ({
    page,
  }, info) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme })
    await openRefused(page, lang)
    const box = page.getByRole('checkbox')
    await expect(box).toBeFocused()
    const links = box.locator('xpath=..').getByRole('link')
    await expect(links).toHaveCount(2)
    // The footer links would duplicate them.
    await expect(page.locator('a[href="/terms"]')).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const height = await box.evaluate((input) => input.closest('label')?.offsetHeight)
    expect(height).toBeGreaterThanOrEqual(24)
    expect(await listViolations(page)).toEqual([])
    await page.screenshot({ path: info.outputPath('terms.png'), fullPage: true })
  })
}
