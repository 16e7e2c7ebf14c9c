import type { Locator, Page } from '@playwright/test'
import { recordApiRequests } from '../../fixtures/api-requests'
import { expect, test } from '../../fixtures/test'
import { openCopiedTheme } from '../../fixtures/theme/copied-theme'

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check()

test('the studio applies the theme to all previews, which are inert and send no requests', async ({
  page,
  context,
  stack,
}) => {
  const requests = recordApiRequests(context, stack.serviceUrl)
  await page.goto('/look')
  const primary = page.locator('.studio-preview.sign-in .stack-button--primary').first()
  await expect(primary).toHaveCSS('background-color', 'rgb(79, 70, 229)')
  await choose(page, 'Green')
  await expect(primary).toHaveCSS('background-color', 'rgb(21, 128, 61)')
  await page.getByLabel('Any color').fill('#ffcc00')
  await expect(primary).toHaveCSS('background-color', 'rgb(255, 204, 0)')
  await expect(primary, 'dark text on a bright button').toHaveCSS('color', 'rgb(0, 0, 0)')

  await choose(page, 'Candy')
  const candy = page.getByRole('radio', { name: 'Candy' })
  await expect(candy).toBeChecked()
  await choose(page, 'Dark')
  await expect(candy, 'the preset is changed').not.toBeChecked()
  for (const name of ['sign-in', 'code', 'menu', 'settings']) {
    const scope = page.locator(`.studio-preview.${name} .stack-scope`).first()
    await expect(scope, name).toHaveCSS('color', 'rgb(255, 233, 243)')
    await expect(scope, name).toHaveCSS('font-family', /ui-rounded/)
  }
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expect(primary).toHaveText('Anmelden')

  const field = page.locator('.code .stack-input')
  await field.focus()
  await expect(field).not.toBeFocused()
  await page.keyboard.type('ABCDEF')
  await expect(field).toHaveValue('')
  expect(await page.getByRole('textbox', { name: 'E-Mail' }).count()).toBe(0)
  expect(requests).toEqual([])
  await expect(page).toHaveURL('/look')
})

test('the preview of a split page shows its other half in wide windows', async ({ page }) => {
  await page.goto('/look')
  await choose(page, 'Split')
  const half = page.locator('.studio-preview.sign-in .studio-half')
  await expect(half).toHaveCSS('background-color', 'rgb(79, 70, 229)')
  const [beside, form] = await Promise.all([
    half.boundingBox(),
    page.locator('.studio-preview.sign-in .stack-form').boundingBox(),
  ])
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThan(form?.x ?? 0)
  await choose(page, 'Card')
  await expect(half).toHaveCount(0)
  await choose(page, 'Split')
  await page.setViewportSize({ width: 600, height: 800 })
  await expect(half).toBeHidden()
})

const properties = [
  ...['color', 'background-color', 'border-color', 'border-style', 'border-radius', 'padding'],
  ...['font-family', 'font-size', 'font-weight', 'min-height', 'row-gap'],
]
const parts = [
  ...['.stack-card', '.stack-title', '.stack-text', '.stack-form', '.stack-field__label'],
  ...['.stack-input', '.stack-button--primary', '.stack-button--outline', '.stack-link'],
]

function readLook(root: Locator) {
  return root.evaluate(
    (element, [parts, properties]) => ({
      logos: element.querySelectorAll('.stack-card .stack-logo img[height="36"]').length,
      parts: parts.map((part) => {
        const found = element.querySelector(part)
        if (!found) throw new Error(`${part} is not shown.`)
        const style = getComputedStyle(found)
        // Mixed colors have decimals, which differ between a hexadecimal color and the same one in hsl().
        const roundedOf = (name: string) =>
          style.getPropertyValue(name).replace(/0\.\d+/g, (share) => Number(share).toFixed(2))
        return [part, ...properties.map((name) => `${name}: ${roundedOf(name)}`)]
      }),
    }),
    [parts, properties] as const,
  )
}

async function copy(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: `Copy ${name}` }).click()
  await expect(page.getByRole('button', { name: `Copied ${name}` })).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

const looks: Record<string, string[]> = {
  'without changes': [],
  'with a preset and changes': ['Terminal', 'Orange', 'Serif', 'Spacious', 'Light', 'No card'],
  'with content beside the card': ['Paper', 'Split'],
}

for (const [name, choices] of Object.entries(looks)) {
  test(`the copied theme compiles and looks like the preview, ${name}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/look')
    for (const choice of choices) await choose(page, choice)
    const preview = page.locator('.studio-preview.sign-in')
    await expect(preview.locator('.stack-button--outline')).not.toHaveCount(0)
    const expected = await readLook(preview)
    const component = await copy(page, 'auth-theme.tsx')
    const styleSheet = await copy(page, 'auth-theme.css')

    const app = await context.newPage()
    await openCopiedTheme(app, { component, styleSheet })
    await expect(app.getByRole('heading', { name: 'Sign in to Analytical Engines' })).toBeVisible()
    expect(await readLook(app.locator('body'))).toEqual(expected)
  })
}
