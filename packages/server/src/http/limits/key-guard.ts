import { hashToken } from '../../crypto/hash-token'
import { type CounterStore, count, createCounter } from './attempt-counter'
import type { Attempt, RateLimiter } from './rate-limit'

/** Server or admin key of a request, and the network it came from. */
interface PresentedKey {
  projectId: string
  key: string
  address: string
}

/** Limits wrong server and admin keys by client network. */
export interface KeyGuard {
  /**
   * Looks up a key unless too many wrong ones came from its network.
   *
   * @param look Returns `null` for a wrong key.
   * @throws {TextError} 429 with `Retry-After`.
   */
  lookUp<Found>(presented: PresentedKey, lookUp: () => Promise<Found | null>): Promise<Found | null>
}

/**
 * Repeating a wrong key within this time counts as one attempt, in seconds. The period of the
 * limit.
 */
const repeatSeconds = 60 * 60

/**
 * Time that a network may use a key that was valid from there, regardless of other attempts, in
 * seconds.
 */
const trustedSeconds = 30 * 24 * 60 * 60

/** Number of valid keys remembered in memory, so that their requests are not counted. */
const maxRemembered = 10_000

/** Attempts are counted across projects; otherwise each named project would have its own limit. */
const ofNoProject: Attempt['project'] = { id: '', isTestProject: false, encryptedEmailConfig: null }

/** @see docs/decisions/133-secrets-must-look-random.md */
export function createKeyGuard(rateLimiter: RateLimiter, store: CounterStore): KeyGuard {
  const once = { points: 1, clears: false }
  const wrong = createCounter(store, 'wrongKeyOnce', { ...once, duration: repeatSeconds })
  const right = createCounter(store, 'validKey', { ...once, duration: trustedSeconds })
  const remembered = createRecent(maxRemembered)
  /** Pending lookups by key, which concurrent requests with the same key share. */
  const pending = new Map<string, Promise<unknown>>()

  async function consume(pair: string, address: string) {
    try {
      return await rateLimiter.consume('key', { project: ofNoProject, access: 'server', address })
    } catch (error) {
      // The key was valid from this network before; other programs there may be guessing.
      if (await right.get(pair)) return []
      throw error
    }
  }

  async function lookUpFirst<Found>(
    pair: string,
    address: string,
    lookUp: () => Promise<Found | null>,
  ): Promise<Found | null> {
    // Repeating one revoked key is not guessing.
    if (await wrong.get(pair)) return lookUp()
    const counted = await consume(pair, address)
    const found = await lookUp()
    if (found === null) {
      const { isRefused: isRepeated } = await count(wrong, pair)
      if (isRepeated) await rateLimiter.forgive(counted)
      return null
    }
    await rateLimiter.forgive(counted)
    await count(right, pair)
    remembered.add(pair)
    return found
  }

  return {
    async lookUp({ projectId, key, address }, lookUp) {
      const pair = hashToken([projectId, key, address].join('\n'))
      if (remembered.has(pair)) return lookUp()
      const first = pending.get(pair)
      if (first) {
        await first
        return lookUp()
      }
      const own = lookUpFirst(pair, address, lookUp)
      pending.set(pair, own)
      try {
        return await own
      } finally {
        pending.delete(pair)
      }
    },
  }
}

/** Counts nothing, for servers without limits. */
export const noKeyGuard: KeyGuard = { lookUp: (_, lookUp) => lookUp() }

/** A set that evicts its oldest entry when full. */
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
