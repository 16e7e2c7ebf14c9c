import type { Page } from '@playwright/test'
import { listViolations } from '../../fixtures/axe'
import { expect, test } from '../../fixtures/test'
import { openCopiedTheme } from '../../fixtures/theme/copied-theme'

/** An app with everything an appearance has, in the given layout. */
const toComponent = (layout: string) => `import { SignIn, ThemeProvider } from '@app/react'
import './auth-theme.css'

const config = { signUpEnabled: true, credentialEnabled: true }

export function AuthTheme(_: { children: unknown }) {
  return (
    <ThemeProvider
      appearance={{
        logo: '/logo.svg',
        logoAlt: 'Analytical Engines',
        logoLink: '/',
        terms: '/terms',
        privacy: '/privacy',
        layout: '${layout}',
        aside: <div className="promo"><h2>Engines for everyone</h2><p>Read the <a href="/notes">notes</a>.</p></div>,
      }}
    >
      <SignIn
        fullPage
        mockProject={{ displayName: 'Analytical Engines', config }}
        extraInfo={<p className="note">Calls may be recorded.</p>}
      />
    </ThemeProvider>
  )
}
`

const styleSheet = `body { margin: 0; font-family: sans-serif }
.promo { padding: 48px }
.promo h2 { margin: 0 0 24px; font-size: 40px; line-height: 48px }
.promo a { color: rgb(255, 255, 0) }
.note { margin: 8px 0; font-size: 11px }
`

async function open(page: Page, layout: string): Promise<void> {
  await openCopiedTheme(page, { component: toComponent(layout), styleSheet })
  await expect(page.getByRole('heading', { name: 'Sign in to Analytical Engines' })).toBeVisible()
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not shown.`)
  return box
}

test('the app’s content fills half of a wide window, and keeps its own styles', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, 'split')
  expect(await boxOf(page, '.stack-aside')).toEqual({ x: 0, y: 0, width: 640, height: 800 })
  const card = await boxOf(page, '.stack-card')
  expect(card.x).toBeGreaterThan(640)
  expect(card.width).toBe(400)
  await expect(page.locator('.stack-card')).toHaveCSS('border-top-width', '0px')

  await expect(page.getByRole('heading', { name: 'Engines for everyone' })).toHaveCSS(
    'font-size',
    '40px',
  )
  await expect(page.getByRole('link', { name: 'notes' })).toHaveCSS('color', 'rgb(255, 255, 0)')
  await expect(page.getByText('Calls may be recorded.')).toHaveCSS('font-size', '11px')
  await expect(page.getByText('Calls may be recorded.')).toHaveCSS('margin-top', '8px')
  expect(await listViolations(page)).toEqual([])

  await page.setViewportSize({ width: 959, height: 800 })
  await expect(page.locator('.stack-aside')).toBeHidden()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('the app’s content stays in view beside a form that is longer than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 })
  await open(page, 'split')
  const aside = { x: 0, y: 0, width: 640, height: 300 }
  expect(await boxOf(page, '.stack-aside')).toEqual(aside)
  await page.mouse.wheel(0, 10_000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  expect(await boxOf(page, '.stack-aside')).toEqual(aside)
})

test('long content of the app makes the page longer', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await open(page, 'split')
  await page.addStyleTag({ content: '.promo { min-height: 2000px; box-sizing: border-box }' })
  await expect(page.locator('.stack-page')).toHaveCSS('height', '2000px')
  expect(await boxOf(page, '.stack-card')).toMatchObject({ x: 760, y: 48 })
})

test('the focus ring is visible on the background beside the form', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, 'split')
  await page.addStyleTag({ content: '.promo { outline-color: var(--stack-primary-foreground) }' })
  const link = page.getByRole('link', { name: 'notes' })
  await page.getByRole('textbox', { name: 'Email' }).focus()
  // Past the link to sign up and the logo.
  for (let back = 0; back < 3; back += 1) await page.keyboard.press('Shift+Tab')
  await expect(link).toBeFocused()
  const ring = await page.locator('.promo').evaluate((it) => getComputedStyle(it).outlineColor)
  await expect(link).toHaveCSS('outline-color', ring)
})

test('the logo leads to the app, and the legal documents open in new tabs', async ({ page }) => {
  await open(page, 'plain')
  const logo = page.getByRole('link', { name: 'Analytical Engines' })
  await expect(logo).toHaveAttribute('href', '/')
  await expect(logo.locator('img')).toHaveCSS('height', '36px')
  await expect(page.locator('.stack-card')).toHaveCSS('border-top-width', '0px')
  for (const [name, url] of [
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
  ] as const) {
    const link = page.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', url)
    await expect(link).toHaveAttribute('target', '_blank')
  }
  expect(await listViolations(page)).toEqual([])
})
