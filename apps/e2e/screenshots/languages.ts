import { expect, type Page } from '@playwright/test'
import { scenes } from '../fixtures/scenes/scenes'

/** Scenes that are only taken in English, each with the reason. */
const onlyInEnglish: Record<string, string> = {
  outbox: 'a page of the service',
  'outbox, a code': 'a page of the service',
  'outbox, an email': 'a page of the service',
  'development provider': 'a page of the service',
  'verification email': 'a document without the demo',
  'sign in, offline': 'messages of another language cannot be loaded',
  'settings, account deleted': 'the notice keeps the language in which it appeared',
}

const missing = Object.keys(onlyInEnglish).filter((name) => scenes.every((s) => s.name !== name))
if (missing.length > 0) throw new Error(`No scene has the name "${missing.join('" or "')}".`)

/** Whether a scene is taken in other languages too. Those written for one language are not. */
export function hasOtherLanguages(name: string): boolean {
  return !Object.hasOwn(onlyInEnglish, name) && !/, in (German|Arabic|Japanese)\b/.test(name)
}

/**
 * Changes the language of the open page, as another tab would, and waits for its messages: until
 * they are loaded, placeholders are visible instead of the elements that show them.
 */
export async function switchLanguage(page: Page, language: string): Promise<void> {
  const before = await page.evaluate(countVisible)
  const scrollTop = await page.evaluate((tag) => {
    const { scrollY } = window
    localStorage.setItem('language', tag)
    dispatchEvent(new StorageEvent('storage', { key: 'language' }))
    return scrollY
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect.poll(() => page.evaluate(countVisible)).toEqual(before)
  // The placeholders are shorter than the page, so the scroll position was lost.
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrollTop)
}

/** Counts visible elements, which are the same in every language. Runs in the page. */
function countVisible() {
  const count = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length
  return {
    placeholders: count('[class*=skeleton], [aria-busy=true]'),
    userButtons: count('.stack-account__button'),
    controls: count('a, button, input, select, textarea'),
  }
}
