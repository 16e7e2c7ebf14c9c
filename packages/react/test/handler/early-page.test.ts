import { beforeEach, describe, expect, it, vi } from 'vitest'

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
  vi.doMock('../../src/i18n/messages/en-US/main', (load) => watch('en-US', load))
  vi.doMock('../../src/i18n/messages/de-DE/main', (load) => watch('de-DE', load))
})

async function open(path: string, lang: string) {
  document.documentElement.lang = lang
  window.history.replaceState(null, '', path)
  await import('../../src/handler/handler')
}

describe('the module of Handler', () => {
  it('starts to load the page of the URL, in the language of the document', async () => {
    await open('/handler/sign-in', 'de')
    await vi.waitFor(() => expect(loaded.sort()).toEqual(['de-DE', 'page']))
  })

  it('loads English for a document without a language', async () => {
    await open('/handler/sign-in', '')
    await vi.waitFor(() => expect(loaded.sort()).toEqual(['en-US', 'page']))
  })

  it.each(['/', '/sign-in', '/handler', '/handler/unknown'])(
    'loads no page at %s',
    async (path) => {
      await open(path, 'en')
      // One that had started earlier would be loaded by then.
      await import('../../src/sign-in/sign-up')
      expect(loaded).toEqual([])
    },
  )
})
