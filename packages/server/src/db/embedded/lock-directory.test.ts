import { mkdtemp, rm, stat } from 'node:fs/promises'
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

it('touches its lock once at a time while the file system does not respond', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lock-directory-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let respond = (_isIntact: boolean) => {}
  const isIntact = vi.fn(() => new Promise<boolean>((resolve) => (respond = resolve)))
  const unlock = await lockDirectory(folder, { isIntact, onLost: vi.fn() })
  onTestFinished(unlock)
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitUntil(() => isIntact.mock.calls.length > 0, 10_000)
  await vi.advanceTimersByTimeAsync(10_000)
  // Longer than another touch would take to get as far.
  for (let times = 0; times < 20; times += 1) await stat(folder)
  expect(isIntact).toHaveBeenCalledOnce()
  respond(true)
  await setImmediate()
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitUntil(() => isIntact.mock.calls.length > 1, 10_000)
})
