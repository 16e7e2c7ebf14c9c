import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createTestUser, signUp } from '../../fixtures/account'
import { openSettings } from '../../fixtures/settings'
import { expect, test } from '../../fixtures/test'

const languages = [
  'ar',
  'de-DE',
  'en-US',
  'es-419',
  'es-ES',
  'fr-CA',
  'fr-FR',
  'it-IT',
  'ja-JP',
  'pt-BR',
  'pt-PT',
  'zh-CN',
  'zh-TW',
]

/** Returns the lines of the first address and of its states, and whether its button is beside it. */
function measureRow(page: Page) {
  return page.locator('.stack-list__email').evaluate((row) => {
    const find = (selector: string) => {
      const element = row.querySelector(selector)
      if (!element) throw new Error(`The row has no ${selector}.`)
      return element.getBoundingClientRect()
    }
    const parts = [...row.querySelectorAll('.stack-email > span')]
    return {
      address: new Set(parts.map((part) => part.getBoundingClientRect().top)).size,
      states: Math.round(find('.stack-badges').height / find('.stack-badge').height),
      isButtonBeside: find(':scope > .stack-button').top < find('.stack-email').bottom,
      isInside: document.documentElement.scrollWidth <= innerWidth,
    }
  })
}

test('on a phone, an address with all its states takes few lines in every language', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  // Digits all have the same width. The width of a random word would decide whether the address
  // fits.
  const email = `ada.${randomInt(10_000_000, 100_000_000)}@example.com`
  await signUp(page, { ...createTestUser(), email })
  await openSettings(page, 'auth', 'Sign-in & security')
  for (const language of languages) {
    await page.evaluate((tag) => localStorage.setItem('language', tag), language)
    await page.reload()
    const warning = page.locator(`.stack-scope[lang="${language}"] .stack-badge--warning`)
    await expect(warning).toBeVisible()

    const phone = await measureRow(page)
    expect(phone, language).toMatchObject({ address: 1, isButtonBeside: true, isInside: true })
    expect(phone.states, language).toBeLessThanOrEqual(2)

    await page.setViewportSize({ width: 320, height: 740 })
    const narrow = await measureRow(page)
    expect(narrow, language).toMatchObject({ isButtonBeside: true, isInside: true })
    expect(narrow.states, language).toBeLessThanOrEqual(2)

    await page.setViewportSize({ width: 360, height: 740 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const large = await measureRow(page)
    expect(large, language).toMatchObject({ isInside: true })
    // Each has a line of its own.
    expect(large.address, language).toBeLessThanOrEqual(2)
    expect(large.states, language).toBeLessThanOrEqual(4)
  }
})
