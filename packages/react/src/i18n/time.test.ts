import { describe, expect, it } from 'vitest'
import { formatWait } from './time'

describe('formatWait', () => {
  it.each([
    [1, 'in 1 second'],
    [60, 'in 60 seconds'],
    [61, 'in 2 minutes'],
    [3599, 'in 60 minutes'],
    [3601, 'in 2 hours'],
  ])('%i s: %s', (seconds, text) => expect(formatWait(seconds, 'en-US')).toBe(text))
})
