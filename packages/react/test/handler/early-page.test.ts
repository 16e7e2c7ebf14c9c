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
  vi.doMock('../../src/i18n/messages/en-US/main', (load) => watch('messages', load))
})

async function open(path: string) {
  window.history.replaceState(null, '', path)
  await import('../../src/handler/handler')
}

describe('the module of Handler', () => {
  it('starts to load the code of the page of the URL, whose language only the provider knows', async () => {
    await open('/handler/sign-in')
    await vi.waitFor(() => expect(loaded).toEqual(['page']))
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
