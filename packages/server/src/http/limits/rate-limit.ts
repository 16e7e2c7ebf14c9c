import { isIP } from 'node:net'
import type { AccessType } from '@app/contract/known-errors'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { toNetwork } from '../../config/client-address'
import { hashToken } from '../../crypto/hash-token'
import type { NoticeLimit } from '../../emails/project-emails'
import type { EmailQuota } from '../../emails/quota'
import type { Project } from '../../projects/projects'
import { TextError } from '../errors/text-error'
import {
  type CountedAttempt,
  type CounterStore,
  count,
  createCounter,
  takeBack,
} from './attempt-counter'
import { type Activity, type Limit, limits } from './limits'

/** Keys of an attempt. Limits by a key that is absent are skipped. */
export interface Attempt {
  project: Pick<Project, 'id' | 'isTestProject' | 'encryptedEmailConfig'>
  access: AccessType
  /** Network of the client. */
  address: string
  account?: string
  /** Address that an email is sent to. */
  recipient?: string
}

/** Counts attempts and refuses those over a limit. */
export interface RateLimiter {
  /** @throws {TextError} 429 with `Retry-After` in seconds. */
  consume(activity: Activity, attempt: Attempt): Promise<CountedAttempt[]>
  /** Uncounts an attempt that was successful. */
  forgive(counted: CountedAttempt[]): Promise<void>
}

/** Options of the rate limiter. */
export interface LimitOptions extends CounterStore {
  /** Returns the pool with the connections of a project. */
  poolOf: (projectId: string) => Pool
  production: boolean
  log: Logger
  emailQuota: EmailQuota
  /** Returns whether the user of an account or recipient signed in from an address before. */
  isKnown: (attempt: { projectId: string; account: string; address: string }) => Promise<boolean>
}

/** Multiplier for test projects: enough for a browser test suite from one address, all day. */
const testFactor = 100

/**
 * Multiplier for a whole IPv6 site: providers assign a /48 or /56, which contain thousands of the
 * /64 networks that count as one address.
 */
const siteFactor = 10
const sitePrefixLength = 48

/**
 * Creates the counters of all limits, in their order.
 *
 * @param options.clears Whether they delete expired counters. One set is enough: all share a table.
 */
function createCounters(store: CounterStore, options: { clears: boolean }) {
  return Object.entries<Limit>(limits).flatMap(([kind, limit], index) => {
    const clears = options.clears && index === 0
    const one = {
      kind,
      limit,
      isOfSite: false,
      counter: createCounter(store, kind, { ...limit, clears }),
      ofKnown:
        limit.sparesKnown && createCounter(store, `${kind}Known`, { ...limit, clears: false }),
    }
    if (limit.by.join() !== 'address') return [one]
    const ofSite = { ...limit, points: limit.points * siteFactor }
    const siteKind = `${kind}Site`
    const counter = createCounter(store, siteKind, { ...ofSite, clears: false })
    return [one, { kind: siteKind, limit: ofSite, isOfSite: true, counter, ofKnown: undefined }]
  })
}

/** Creates a function that returns counters which use the connections of a project. */
function createProjectCounters(store: CounterStore, poolOf: LimitOptions['poolOf']) {
  const ofStore = createCounters(store, { clears: true })
  const byPool = new WeakMap([[store.pool, ofStore]])

  return (projectId: string) => {
    // Attempts that belong to no project.
    if (projectId === '') return ofStore
    const pool = poolOf(projectId)
    const counters = byPool.get(pool) ?? createCounters({ ...store, pool }, { clears: false })
    byPool.set(pool, counters)
    return counters
  }
}

type SelectedCounter = ReturnType<typeof selectCounters>[number]

/** Selects the counters of an attempt with their keys. */
function selectCounters(
  counters: ReturnType<typeof createCounters>,
  activity: Activity,
  attempt: Attempt,
) {
  const isV6 = isIP(attempt.address) === 6
  const site = toNetwork(attempt.address, sitePrefixLength)
  return counters.flatMap((counted) => {
    if (counted.limit.of !== activity || (counted.isOfSite && !isV6)) return []
    const from = counted.isOfSite ? { ...attempt, address: site } : attempt
    const key = toKey(counted.limit, from)
    return key ? { ...counted, key } : []
  })
}

/** Creates a rate limiter that counts in Redis, or in the database if Redis is unavailable. */
export function createRateLimiter({
  production,
  log,
  emailQuota,
  isKnown,
  poolOf,
  ...store
}: LimitOptions): RateLimiter {
  const countersOf = createProjectCounters(store, poolOf)

  function isRelaxed(limit: Limit, used: number, { project }: Attempt): boolean {
    const isGuarding = limit.guardsMailboxes && production && project.encryptedEmailConfig === null
    return project.isTestProject && !isGuarding && used <= limit.points * testFactor
  }

  /** Counts an attempt over a limit separately if its address is known. */
  async function countKnown(
    { ofKnown, key }: SelectedCounter,
    { project, access, address, ...attempt }: Attempt,
  ): Promise<CountedAttempt | null> {
    const account = attempt.recipient ?? attempt.account
    if (!ofKnown || account === undefined || access !== 'client') return null
    if (!(await isKnown({ projectId: project.id, account, address }))) return null
    const ofAddress = await count(ofKnown, key)
    return ofAddress.isRefused ? null : ofAddress
  }

  return {
    async consume(activity, attempt) {
      if (activity === 'mail') await requireQuota(emailQuota, attempt)
      const counted: CountedAttempt[] = []
      const counters = countersOf(attempt.project.id)
      for (const selected of selectCounters(counters, activity, attempt)) {
        const { kind, limit, counter, key } = selected
        const one = await count(counter, key)
        const ofKnown = one.isRefused ? await countKnown(selected, attempt) : null
        if (ofKnown || !one.isRefused) {
          counted.push(ofKnown ?? one)
          continue
        }
        if (!isRelaxed(limit, one.used, attempt)) {
          await takeBack(counted)
          throw tooMany(one)
        }
        counted.push(one)
        log.warn({ project: attempt.project.id, limit: kind }, 'a test project exceeded a limit')
      }
      return counted
    },
    forgive: takeBack,
  }
}

/** Returns the key of an attempt, `null` if the limit does not apply. */
function toKey({ by, alsoServers }: Limit, attempt: Attempt): string | null {
  if (attempt.access !== 'client' && !alsoServers) return null
  // Mailboxes are case-insensitive.
  const known = { ...attempt, recipient: attempt.recipient?.toLowerCase() }
  const parts = by.map((name) => known[name])
  if (parts.includes(undefined)) return null
  // Hashed: keys have a limited length, and the table must not contain email addresses.
  return hashToken([attempt.project.id, ...parts].join('\n'))
}

/** The email itself is counted when it is sent. */
async function requireQuota(emailQuota: EmailQuota, { project }: Attempt): Promise<void> {
  if (project.encryptedEmailConfig !== null) return
  const seconds = await emailQuota.findWait(project.id)
  if (seconds === null) return
  throw new TextError(
    429,
    `This project has sent the maximum of ${emailQuota.perDay} emails per day through the mail server of this service. Try again in ${seconds} s, or configure a mail server for the project.`,
    { 'Retry-After': String(seconds) },
  )
}

function tooMany({ endsAt }: CountedAttempt): TextError {
  const seconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000))
  return new TextError(429, `Too many attempts. Try again in ${seconds} s.`, {
    'Retry-After': String(seconds),
  })
}

/** Counts nothing, for tests. */
export const noRateLimiter: RateLimiter = { consume: async () => [], async forgive() {} }

/**
 * Limits security notices by mailbox. Those over the limit are omitted; the caller's request
 * succeeds.
 */
export function createNoticeLimit(rateLimiter: RateLimiter): NoticeLimit {
  const toNotice = (project: Project, recipient: string): Attempt => ({
    project,
    recipient,
    access: 'server',
    address: '',
  })
  return {
    async consume(project, { recipient, type }) {
      const activity = type === 'sign_in.new_browser' ? 'sign-in notice' : 'notice'
      try {
        const counted = await rateLimiter.consume(activity, toNotice(project, recipient))
        return () => rateLimiter.forgive(counted)
      } catch (error) {
        if (error instanceof TextError && error.status === 429) return null
        throw error
      }
    },
  }
}
