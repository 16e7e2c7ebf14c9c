import { expect, it } from 'vitest'
import { createDatabaseUrl, startServerForTest } from '../../harness'
import { refreshAs } from '../../refreshing'

const older = 'the older secret, of forty characters or more'
const newer = 'the newer secret, of forty characters or more'

it('replaces a refresh token by one token, whichever processes are asked at once', async () => {
  const databaseUrl = await createDatabaseUrl()
  const start = (secret: string, secretFallbacks: string[]) =>
    startServerForTest({ databaseUrl, refreshRotation: true, secret, secretFallbacks })
  // In the middle of replacing the secret, of which the new tokens are made.
  const [here, there] = await Promise.all([start(older, [newer]), start(newer, [older])])
  for (let round = 0; round < 5; round += 1) {
    const { tokens } = await here.signUp(`round${round}@example.com`)
    const refreshes = Array.from({ length: 20 }, (_, number) =>
      refreshAs((number % 2 ? here : there).call, tokens.refresh),
    )
    const received = (await Promise.all(refreshes)).map(({ body }) => body.refresh_token)
    expect(new Set(received).size).toBe(1)
    expect(received[0]).not.toBe(tokens.refresh)
    for (const { call } of [here, there]) {
      expect((await refreshAs(call, received[0])).body.refresh_token).toBe(received[0])
    }
  }
})
