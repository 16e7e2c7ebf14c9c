import type { Page } from '@playwright/test'
import { scenes } from '../../fixtures/scenes/scenes'
import { expect, test } from '../../fixtures/test'

const tested = [
  'sign in, all sign-in methods',
  'sign up, many providers',
  'email code, wrong',
  'second factor',
  'second factor, wrong recovery code',
  'forgot password, email sent',
  'CLI sign-in',
  'invitation',
  'error page',
  'settings, cropping a picture',
  'settings, sign-in and security',
  'settings, turning on two-factor authentication',
  'settings, new recovery codes',
  'settings, few recovery codes left',
  'settings, deleting the account',
  'settings, a team',
  'home, signed in',
  'user menu, signed in',
  'team switcher',
]

/** Lists our elements that cannot be seen or reached, one line each. */
function listHiddenElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class')} ${element.textContent}`
    const shown = [...document.querySelectorAll<HTMLElement>('.stack-scope *')].filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest('.stack-visually-hidden, svg') &&
        // For screen readers only.
        getComputedStyle(element).clipPath !== 'inset(50%)',
    )
    // The cropper clips its frame, and the code's input is wider than its boxes.
    const texts = shown.filter((element) => !element.closest('.stack-cropper, .stack-code'))
    const outside = texts.filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return left < 0 || right > innerWidth
    })
    const clipped = texts.filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      const mayBeTruncated =
        (textOverflow === 'ellipsis' && !element.matches('.stack-menu__text')) ||
        element instanceof HTMLInputElement
      return !mayBeTruncated && overflowX !== 'visible' && element.scrollWidth > element.clientWidth
    })
    // In the top layer, which does not scroll with the page: they must fit, or scroll themselves.
    const topLayer = shown.filter((element) => element.matches('dialog, [popover]'))
    const tooHigh = topLayer.filter((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top < 0 || bottom > innerHeight
    })
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []),
      ...outside.map((element) => `outside: ${name(element)}`),
      ...clipped.map((element) => `clipped: ${name(element)}`),
      ...tooHigh.map((element) => `too high: ${name(element)}`),
    ]
  })
}

/**
 * Lists the words on our buttons that are split, although they would fit on a line of the window.
 */
function listBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = innerWidth / 2
    const broken: string[] = []
    const labels = [...document.querySelectorAll('.stack-button__label, .stack-menu__text')]
    const texts = labels
      .filter((label) => label.checkVisibility())
      // An address is in parts, between which it may break.
      .flatMap((label) => [...label.childNodes].filter((node) => node instanceof Text))
    for (const text of texts) {
      for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const parts = [...range.getClientRects()]
        const width = parts.reduce((sum, part) => sum + part.width, 0)
        if (new Set(parts.map(({ top }) => top)).size > 1 && width < room) broken.push(word)
      }
    }
    return broken
  })
}

/** Sets the language of the pages as the menu in the header does, which a dialog may cover. */
async function switchLanguage(page: Page, language: string): Promise<void> {
  await page.locator('.language select').evaluate((select, tag) => {
    if (select instanceof HTMLSelectElement) select.value = tag
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }, language)
  const foreign = page.locator(`.stack-scope[lang]:not([lang|="${language.slice(0, 2)}"])`)
  await expect(foreign).toHaveCount(0)
  // Until the texts of the language are loaded, placeholders hide the page.
  await expect(page.locator('.stack-skeleton')).toHaveCount(0)
}

/** A window of 1280 by 720 at 200 %, which has half the pixels in each direction; then the narrowest and the widest one. */
const viewports = [
  { width: 640, height: 360 },
  { width: 320, height: 740 },
  { width: 1920, height: 1080 },
]

/** The language with the longest words, and a mirrored one. */
const languages = ['de-DE', 'ar']

for (const { name, open } of scenes.filter(({ name }) => tested.includes(name))) {
  test(`everything is visible in any window and at 200 %: ${name}`, async ({ page, stack }) => {
    await open(page, stack)
    for (const viewport of viewports) {
      await page.setViewportSize(viewport)
      const message = `${viewport.width} pixels`
      await expect.poll(() => listHiddenElements(page), { message }).toEqual([])
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const language of languages) {
      await switchLanguage(page, language)
      await expect.poll(() => listHiddenElements(page), { message: language }).toEqual([])
      await expect.poll(() => listBrokenWords(page), { message: language }).toEqual([])
    }
  })
}

test('every listed scene exists', () => {
  const names = scenes.map(({ name }) => name)
  expect(tested.filter((name) => !names.includes(name))).toEqual([])
})
