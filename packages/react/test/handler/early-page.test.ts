import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** Names of the modules that were loaded. */
const loaded: string[] = []

function watch(name: string, load: () => Promise<object>) {
  loaded.push(name)
  return load()
}

beforeEach(() => {
  loaded.length = 0
  vi.resetModules()
  vi.doMock('../../src/sign-in/sign-in', (load) => watch('page', load))
  vi.doMock('../../src/i18n/messages/en-US/main', (load) => watch('English', load))
  vi.doMock('../../src/i18n/messages/de-DE/main', (load) => watch('German', load))
})
afterEach(() => {
  document.documentElement.lang = ''
  localStorage.clear()
})

async function open(path: string) {
  window.history.replaceState(null, '', path)
  await import('../../src/handler/handler')
}

describe('the module of Handler', () => {
  it.each([
    ['', 'English'],
    ['de', 'German'],
    ['not a tag', 'English'],
  ])(
    'starts to load the page of the URL, and its messages for a document in "%s"',
    async (lang, messages) => {
      document.documentElement.lang = lang
      await open('/handler/sign-in')
      await waitFor(() => expect(loaded.toSorted()).toEqual([messages, 'page']))
    },
  )

  it('loads the messages in the language of the last visit', async () => {
    document.documentElement.lang = 'en'
    const { rememberLanguage } = await import('../../src/handler/remembered-language')
    rememberLanguage('de-DE')
    window.dispatchEvent(new Event('pagehide'))
    await open('/handler/sign-in')
    await waitFor(() => expect(loaded.toSorted()).toEqual(['German', 'page']))
  })

  it.each(['/', '/sign-in', '/handler', '/handler/unknown'])(
    'loads no page at %s',
    async (path) => {
      await open(path)
      // One that had started earlier would be loaded by then.
      await import('../../src/sign-in/sign-up')
      expect(loaded).toEqual([])
    },
  )
})
