import type { Locator, Page } from '@playwright/test'
import { startSession } from '../../fixtures/sessions/start-session'
import { expect, test } from '../../fixtures/test'

/** Styles of a field and of its focus. */
const styles = [
  'border-top-color',
  'border-top-left-radius',
  'font-size',
  'height',
  'outline-color',
  'outline-offset',
  'outline-width',
] as const

/** Reads the styles of a field that has the focus, once its transitions have ended. */
async function focused(field: Locator): Promise<Record<string, string>> {
  await field.focus()
  return field.evaluate(async (input, names) => {
    await Promise.all(input.getAnimations().map((animation) => animation.finished))
    const computed = getComputedStyle(input)
    return Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name)]))
  }, styles)
}

/** Reads the weight and size of the label of a field. */
const labelOf = (page: Page, name: string) =>
  page
    .locator('label', { hasText: name })
    .first()
    .evaluate((label) => {
      const { fontWeight, fontSize } = getComputedStyle(label)
      return [fontWeight, fontSize]
    })

for (const colorScheme of ['light', 'dark'] as const) {
  test(`fields of the tour and of the pages look alike, in ${colorScheme} mode`, async ({
    page,
    stack,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/handler/sign-in')
    const field = page.getByLabel('Email')
    const expected = [await focused(field), await labelOf(page, 'Email')]
    await startSession(page, stack)
    await page.goto('/profile')
    const name = page.getByLabel('Your name')
    expect([await focused(name), await labelOf(page, 'Your name')]).toEqual(expected)
    const accent = colorScheme === 'light' ? 'rgb(79, 70, 229)' : 'rgb(129, 140, 248)'
    expect(expected[0]).toMatchObject({ 'outline-color': accent })
  })
}
