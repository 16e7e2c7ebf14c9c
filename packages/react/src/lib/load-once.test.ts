import { expect, it } from 'vitest'
import { loadOnce } from './load-once'
import { retryRead } from './retries'

it('reloads a page whose messages failed to load', async () => {
  let isDown = true
  const loadMessages = loadOnce(async () => {
    if (isDown) throw new Error('unreachable')
    return 'messages'
  })
  const loadPages = [1, 2].map(() => loadOnce(() => loadMessages(undefined)))
  const load = () => Promise.allSettled(loadPages.map((loadPage) => loadPage(undefined)))
  const [failed] = await load()
  isDown = false
  expect(await load()).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  await retryRead(failed?.status === 'rejected' && failed.reason)
  expect(await load()).toMatchObject([{ value: 'messages' }, { value: 'messages' }])
})
