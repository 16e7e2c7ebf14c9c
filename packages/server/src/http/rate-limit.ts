import type { Logger } from 'pino'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { hashToken } from '../crypto/hash-token'
import type { Project } from '../domain/projects'
import { TextError } from '../errors'
import { type Counter, type CounterStore, createCounter } from './attempt-counter'

/** What is limited: number of times in a span of seconds. */
const limits = {
  /** Wrong passwords of one account from one address: few, as its owner is likely elsewhere. */
  signIn: { points: 20, duration: 900 },
  /** Wrong passwords of one account from anywhere: enough that nobody is easily locked out. */
  signInAnywhere: { points: 100, duration: 3600 },
  /** Accounts made from one address. */
  signUp: { points: 60, duration: 3600 },
  /** Mails to one address. */
  mail: { points: 5, duration: 600 },
  /** Presented codes from one address. */
  code: { points: 60, duration: 600 },
}

/** What is limited. */
type LimitKind = keyof typeof limits

/** What is known of the project that somebody tries something in. */
type LimitedProject = Pick<Project, 'id' | 'isTestProject' | 'emailConfigSealed'>

/** How many times as much a test project may: a suite of browser tests from one address, all day. */
const testFactor = 100

/** Counts attempts and refuses those over the limit. */
export interface RateLimiter {
  /**
   * @param parts Whom to count by; together with kind and project they make the key.
   * @throws {TextError} 429 with `Retry-After` in seconds.
   */
  consume(kind: LimitKind, project: LimitedProject, ...parts: string[]): Promise<void>
  /** Takes an attempt back that turned out to be right. */
  forgive(kind: LimitKind, project: LimitedProject, ...parts: string[]): Promise<void>
}

/** What limits depend on beside the counters. */
export interface LimitOptions extends CounterStore {
  production: boolean
  log: Logger
}

/** Counts attempts in the database, or in Redis with the database to fall back on. */
export function createRateLimiter({ production, log, ...store }: LimitOptions): RateLimiter {
  const counters = Object.entries(limits).map(([kind, limit]) => [
    kind,
    createCounter(store, kind, limit),
  ])
  // Made from the same table as its keys.
  const byKind = Object.fromEntries(counters) as Record<LimitKind, Counter>
  // Hashed: keys have a limited length, and addresses do not belong in a table of counters.
  const toKey = ({ id }: LimitedProject, parts: string[]) => hashToken([id, ...parts].join('\n'))

  /** Mails of the operator's own server keep their limit in production: strangers would get them. */
  function isRelaxed(kind: LimitKind, { isTestProject, emailConfigSealed }: LimitedProject) {
    return isTestProject && !(kind === 'mail' && production && emailConfigSealed === null)
  }

  return {
    async consume(kind, project, ...parts) {
      try {
        await byKind[kind].consume(toKey(project, parts))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        const isWithinRelaxed = error.consumedPoints <= limits[kind].points * testFactor
        if (isWithinRelaxed && isRelaxed(kind, project)) {
          log.warn({ project: project.id, limit: kind }, 'a test project went over a limit')
          return
        }
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
        throw new TextError(429, `Too many attempts. Try again in ${seconds} s.`, {
          'Retry-After': String(seconds),
        })
      }
    },
    async forgive(kind, project, ...parts) {
      await byKind[kind].reward(toKey(project, parts))
    },
  }
}

/** Counts nothing; for tests. */
export const noRateLimiter: RateLimiter = { async consume() {}, async forgive() {} }
