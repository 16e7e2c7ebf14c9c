import { hashToken } from '../../crypto/hash-token'
import { type CounterStore, count, createCounter } from './attempt-counter'
import type { Attempt, RateLimiter } from './rate-limit'

/** Server or admin key of a request, and the network it came from. */
interface PresentedKey {
  projectId: string
  key: string
  address: string
}

/** Counts wrong server and admin keys by client address. */
export interface KeyGuard {
  /**
   * Looks a key up, unless too many wrong ones came from its address.
   *
   * @param look Returns `null` for a wrong key.
   * @throws {TextError} 429 with `Retry-After`.
   */
  look<Found>(presented: PresentedKey, look: () => Promise<Found | null>): Promise<Found | null>
}

/** How long a wrong key that is sent again counts as the same attempt, in seconds: the span of the limit. */
const repeatSeconds = 60 * 60

/** How long an address may use a key that worked from there, whatever else comes from it, in seconds. */
const provenSeconds = 30 * 24 * 60 * 60

/** Keys this process remembers to work from an address, so that their requests count nothing. */
const maxProven = 10_000

/** Attempts at keys are of no project: they would have one limit for each that they name. */
const ofNoProject: Attempt['project'] = { id: '', isTestProject: false, encryptedEmailConfig: null }

/** @see docs/decisions/133-secrets-must-look-random.md */
export function createKeyGuard(rateLimiter: RateLimiter, store: CounterStore): KeyGuard {
  const once = { points: 1, clears: false }
  const wrong = createCounter(store, 'wrongKeyOnce', { ...once, duration: repeatSeconds })
  const right = createCounter(store, 'provenKey', { ...once, duration: provenSeconds })
  const proven = createRecent(maxProven)
  /** The first look at each key, which others that come at the same moment wait for. */
  const looking = new Map<string, Promise<unknown>>()

  async function consume(pair: string, address: string) {
    try {
      return await rateLimiter.consume('key', { project: ofNoProject, access: 'server', address })
    } catch (error) {
      // Worked from there before: another program behind the same address guesses.
      if (await right.get(pair)) return []
      throw error
    }
  }

  async function lookFirst<Found>(
    pair: string,
    address: string,
    look: () => Promise<Found | null>,
  ): Promise<Found | null> {
    // A program that repeats one revoked key guesses nothing.
    if (await wrong.get(pair)) return look()
    const counted = await consume(pair, address)
    const found = await look()
    if (found === null) {
      const repeated = await count(wrong, pair)
      if (repeated) await rateLimiter.forgive(counted)
      return null
    }
    await rateLimiter.forgive(counted)
    await count(right, pair)
    proven.add(pair)
    return found
  }

  return {
    async look({ projectId, key, address }, look) {
      const pair = hashToken([projectId, key, address].join('\n'))
      if (proven.has(pair)) return look()
      const first = looking.get(pair)
      if (first) {
        await first
        return look()
      }
      const own = lookFirst(pair, address, look)
      looking.set(pair, own)
      try {
        return await own
      } finally {
        looking.delete(pair)
      }
    },
  }
}

/** Counts nothing; for servers without limits. */
export const noKeyGuard: KeyGuard = { look: (_, look) => look() }

/** A set that forgets what was added first when it is full. */
function createRecent(max: number): Pick<Set<string>, 'has' | 'add'> {
  const values = new Set<string>()
  return {
    has: (value) => values.has(value),
    add(value) {
      values.add(value)
      const [first] = values
      if (values.size > max && first !== undefined) values.delete(first)
      return values
    },
  }
}
