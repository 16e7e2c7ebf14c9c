import { expect, it } from 'vitest'
import { loseNothing } from '../../fleet/lose-nothing'

it('loses nothing it acknowledged while its processes are killed', async () => {
  const { users, redeemed } = await loseNothing({ seconds: 6, pauseMs: 500, waits: false })
  // There was something to lose.
  expect(users.length).toBeGreaterThan(0)
  expect(redeemed.size).toBeGreaterThan(0)
})
