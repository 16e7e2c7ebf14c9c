import { expect, it } from 'vitest'
import { releaseMemoryOfStart } from './release-memory'

it('collects garbage', async () => {
  const unused = new WeakRef({})
  await releaseMemoryOfStart(0)
  expect(unused.deref()).toBeUndefined()
})
