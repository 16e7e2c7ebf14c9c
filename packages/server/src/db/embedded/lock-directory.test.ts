import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { lockDirectory } from './lock-directory'

it('does not report as lost a folder that was released while its file system responded', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lock-directory-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  let respond = (_isIntact: boolean) => {}
  const isIntact = vi.fn(() => new Promise<boolean>((resolve) => (respond = resolve)))
  const onLost = vi.fn()
  const unlock = await lockDirectory(folder, { isIntact, onLost })
  await vi.waitUntil(() => isIntact.mock.calls.length > 0, 10_000)
  await unlock()
  respond(false)
  await setImmediate()
  expect(onLost).not.toHaveBeenCalled()
})
