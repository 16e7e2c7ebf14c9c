import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { startForClient } from './published-client'

const tenMinutes = 10 * 60 * 1000

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Returns the user that the client shows after each of three times ten minutes. */
async function liveOn(refreshRotation: boolean) {
  vi.useFakeTimers({ toFake: ['Date'] })
  const started = await startForClient({ refreshRotation, now: () => Date.now() })
  onTestFinished(() => started.server.close())
  const app = started.clientApp()
  await app.signUpWithCredential({
    email: 'ada@example.com',
    password: 'correct horse',
    verificationCallbackUrl: `${started.pages}/email-verification`,
  })
  const seen: (string | null)[] = []
  for (let times = 0; times < 3; times += 1) {
    vi.setSystemTime(Date.now() + tenMinutes)
    const user = await app.getUser()
    // A remembered user may be signed out in the meantime.
    await user?.setDisplayName(`Ada ${times}`).catch(() => {})
    seen.push((await app.getUser())?.displayName ?? null)
  }
  return seen
}

it('the published client stays signed in with tokens that are not replaced, as by default', async () => {
  expect(await liveOn(false)).toEqual(['Ada 0', 'Ada 1', 'Ada 2'])
})

// docs/decisions/118-opt-in-refresh-token-rotation.md
it('the published client stores no new token, so replacing tokens signs it out', async () => {
  expect(await liveOn(true)).toEqual(['Ada 0', null, null])
})
