import { expect, it } from 'vitest'
import { loseNothing } from '../fleet/lose-nothing'

/** Includes the time until the jobs of a killed process count as abandoned. */
const timeout = 40 * 60_000

it('loses nothing during two minutes of kills', { timeout }, async () => {
  const { users, redeemed, cuts } = await loseNothing({
    seconds: 120,
    pauseMs: 2000,
    waits: true,
  })
  expect(users.length).toBeGreaterThan(50)
  expect(redeemed.size).toBeGreaterThan(50)
  expect(cuts).toBeGreaterThan(10)
})
