import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

const key = 'app-language'

/** Loads a document in a language, shows the sign-in page in another one, and leaves it. */
async function showPage(documentLang: string, lang: string, changedLang = documentLang) {
  document.documentElement.lang = documentLang
  vi.resetModules()
  const listen = vi.spyOn(globalThis, 'addEventListener')
  const { Handler } = await import('../../src/index')
  const { createApp, show } = await import('../harness')
  document.documentElement.lang = changedLang
  await show(<Handler location="/handler/sign-in" />, { app: createApp().app, lang })
  await screen.findByRole('main')
  window.dispatchEvent(new Event('pagehide'))
  // The document goes on in the next test, which another page would be.
  for (const [type, listener] of listen.mock.calls) removeEventListener(type, listener)
}

afterEach(() => {
  document.documentElement.lang = ''
})

describe('the language of the pages', () => {
  it.each([
    ['en', 'en-US'],
    ['de-AT', 'de'],
    ['', 'en'],
  ])('is not stored where the document in "%s" has it, %s', async (documentLang, lang) => {
    await showPage(documentLang, lang)
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('is stored where the document has another one, so that its messages load early on the next visit', async () => {
    await showPage('en', 'de')
    expect(localStorage.getItem(key)).toBe('de-DE')
  })

  it('is stored even if the app sets it on the document, which was loaded with another one', async () => {
    await showPage('en', 'de', 'de')
    expect(localStorage.getItem(key)).toBe('de-DE')
  })

  it('replaces the one of an earlier visit', async () => {
    localStorage.setItem(key, 'de-DE')
    await showPage('en', 'en')
    expect(localStorage.getItem(key)).toBe('en-US')
  })
})
