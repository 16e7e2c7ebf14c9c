import type { Page } from '@playwright/test'
import { scenes } from '../fixtures/scenes'
import { expect, test } from '../fixtures/test'

// A window of 1280 by 720 at 200 %: half the pixels in each direction.
test.use({ viewport: { width: 640, height: 360 } })

const seen = [
  'sign in, every kind of way',
  'sign up, many providers',
  'mailed code, wrong',
  'second factor',
  'second factor, wrong recovery code',
  'second factor, wrong recovery code, in German',
  'forgot password, mail sent',
  'command-line tool',
  'invitation',
  'error page',
  'settings, cropping a picture',
  'settings, e-mails and sign-in',
  'settings, turning on two-step sign-in',
  'settings, new recovery codes',
  'settings, new recovery codes, in German',
  'settings, few recovery codes left',
  'settings, deleting the account',
  'settings, a team',
  'user menu, signed in',
  'team switcher',
]

/** What of ours cannot be seen or reached, a line for each. */
function listLosses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class')} ${element.textContent}`
    const shown = [...document.querySelectorAll<HTMLElement>('.stack-scope *')].filter(
      (element) => element.checkVisibility() && !element.closest('.stack-visually-hidden, svg'),
    )
    // The cropper cuts what is outside of its frame, and the code's input is wider than its boxes.
    const texts = shown.filter((element) => !element.closest('.stack-cropper, .stack-code'))
    const outside = texts.filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return left < 0 || right > innerWidth
    })
    const cut = texts.filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      const mayBeShort = textOverflow === 'ellipsis' || element instanceof HTMLInputElement
      return !mayBeShort && overflowX !== 'visible' && element.scrollWidth > element.clientWidth
    })
    // Above everything else, so the page does not scroll them: they have to fit, or scroll themselves.
    const above = shown.filter((element) => element.matches('dialog, [popover]'))
    const tooHigh = above.filter((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top < 0 || bottom > innerHeight
    })
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []),
      ...outside.map((element) => `outside: ${name(element)}`),
      ...cut.map((element) => `cut: ${name(element)}`),
      ...tooHigh.map((element) => `too high: ${name(element)}`),
    ]
  })
}

for (const { name, open } of scenes.filter(({ name }) => seen.includes(name))) {
  test(`nothing is lost at 200 %: ${name}`, async ({ page, stack }) => {
    await open(page, stack)
    expect(await listLosses(page)).toEqual([])
  })
}

test('every scene that is looked at is there', () => {
  const names = scenes.map(({ name }) => name)
  expect(seen.filter((name) => !names.includes(name))).toEqual([])
})
