import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Handler } from '../../src/index'
import { createApp, show } from '../harness'

const key = 'app-language'

/** Shows the sign-in page in a language, in a document in another one, and leaves it. */
async function showPage(documentLang: string, lang: string) {
  document.documentElement.lang = documentLang
  await show(<Handler location="/handler/sign-in" />, { app: createApp().app, lang })
  await screen.findByRole('main')
  window.dispatchEvent(new Event('pagehide'))
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

  it('replaces the one of an earlier visit', async () => {
    localStorage.setItem(key, 'de-DE')
    await showPage('en', 'en')
    expect(localStorage.getItem(key)).toBe('en-US')
  })
})
