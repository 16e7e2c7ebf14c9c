import { isIP } from 'node:net'
import type { AccessType } from '@app/contract/known-errors'
import type { Logger } from 'pino'
import type { RateLimiterRes } from 'rate-limiter-flexible'
import { toNetwork } from '../../config/client-address'
import { hashToken } from '../../crypto/hash-token'
import type { NoticeLimit } from '../../emails/project-emails'
import type { EmailQuota } from '../../emails/quota'
import { TextError } from '../../lib/errors'
import type { Project } from '../../projects/projects'
import { type Counter, type CounterStore, count, createCounter } from './attempt-counter'
import { type Activity, type Limit, limits } from './limits'

/** Who tries something. A limit by something that is not known of an attempt does not count it. */
export interface Attempt {
  project: Pick<Project, 'id' | 'isTestProject' | 'encryptedEmailConfig'>
  access: AccessType
  /** Of the client. */
  address: string
  account?: string
  /** E-mail address that a mail goes to. */
  recipient?: string
}

/** Counts attempts and refuses those over a limit. */
export interface RateLimiter {
  /** @throws {TextError} 429 with `Retry-After` in seconds. */
  consume(activity: Activity, attempt: Attempt): Promise<Counted[]>
  /** Takes an attempt back that turned out to be right. */
  forgive(counted: Counted[]): Promise<void>
}

/** Counter that an attempt was counted by, and its key there. */
interface Counted {
  counter: Counter
  key: string
}

/** What limits depend on beside the counters. */
export interface LimitOptions extends CounterStore {
  production: boolean
  log: Logger
  emailQuota: EmailQuota
  /** Whether the user of an account or recipient signed in from an address before. */
  isKnown: (attempt: { projectId: string; account: string; address: string }) => Promise<boolean>
}

/** How many times as much a test project may: a suite of browser tests from one address, all day. */
const testFactor = 100

/**
 * How many times as much a whole site of IPv6 may as one address: networks are given out as /48 or
 * /56, which have thousands of the /64s that count as one address.
 */
const siteFactor = 10
const sitePrefixLength = 48

/** Counts attempts in the database, or in Redis with the database to fall back on. */
export function createRateLimiter({
  production,
  log,
  emailQuota,
  isKnown,
  ...store
}: LimitOptions): RateLimiter {
  const counters = Object.entries<Limit>(limits).flatMap(([kind, limit], index) => {
    // They share a table, so one of them clears it.
    const clears = index === 0
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

  /** The counters of an attempt, with its keys. */
  function select(activity: Activity, attempt: Attempt) {
    const isV6 = isIP(attempt.address) === 6
    const site = toNetwork(attempt.address, sitePrefixLength)
    return counters.flatMap((counted) => {
      if (counted.limit.of !== activity || (counted.isOfSite && !isV6)) return []
      const from = counted.isOfSite ? { ...attempt, address: site } : attempt
      const key = toKey(counted.limit, from)
      return key ? { ...counted, key } : []
    })
  }

  function isRelaxed(limit: Limit, used: number, { project }: Attempt): boolean {
    const isGuarding = limit.guardsMailboxes && production && project.encryptedEmailConfig === null
    return project.isTestProject && !isGuarding && used <= limit.points * testFactor
  }

  /** Counts an attempt that is over a limit once more, apart, when its address is known. */
  async function countKnown(
    { ofKnown, key }: ReturnType<typeof select>[number],
    { project, access, address, ...attempt }: Attempt,
  ): Promise<Counted | null> {
    const account = attempt.recipient ?? attempt.account
    if (!ofKnown || account === undefined || access !== 'client') return null
    if (!(await isKnown({ projectId: project.id, account, address }))) return null
    return (await count(ofKnown, key)) ? null : { counter: ofKnown, key }
  }

  /** The email itself is counted when it is handed to the mail server. */
  async function requireQuota({ project }: Attempt): Promise<void> {
    if (project.encryptedEmailConfig !== null) return
    const seconds = await emailQuota.findWait(project.id)
    if (seconds === null) return
    throw new TextError(
      429,
      `This project has sent all ${emailQuota.perDay} emails it may send per day by the mail server of this service. Try again in ${seconds} s, or set up a mail server of its own.`,
      { 'Retry-After': String(seconds) },
    )
  }

  return {
    async consume(activity, attempt) {
      if (activity === 'mail') await requireQuota(attempt)
      const counted: Counted[] = []
      for (const selected of select(activity, attempt)) {
        const { kind, limit, counter, key } = selected
        const refusal = await count(counter, key)
        const ofKnown = refusal && (await countKnown(selected, attempt))
        if (ofKnown || !refusal) {
          counted.push(ofKnown ?? { counter, key })
          continue
        }
        if (!isRelaxed(limit, refusal.consumedPoints, attempt)) {
          await takeBack(counted)
          throw tooMany(refusal)
        }
        counted.push({ counter, key })
        log.warn({ project: attempt.project.id, limit: kind }, 'a test project went over a limit')
      }
      return counted
    },
    forgive: takeBack,
  }
}

/** The key to count an attempt by, when the limit is one for it. */
function toKey({ by, alsoServers }: Limit, attempt: Attempt): string | null {
  if (attempt.access !== 'client' && !alsoServers) return null
  // A mailbox is the same in any case of its letters.
  const known = { ...attempt, recipient: attempt.recipient?.toLowerCase() }
  const parts = by.map((name) => known[name])
  if (parts.includes(undefined)) return null
  // Hashed: keys have a limited length, and addresses do not belong in a table of counters.
  return hashToken([attempt.project.id, ...parts].join('\n'))
}

async function takeBack(counted: Counted[]): Promise<void> {
  await Promise.all(counted.map(({ counter, key }) => counter.reward(key)))
}

function tooMany({ msBeforeNext }: RateLimiterRes): TextError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return new TextError(429, `Too many attempts. Try again in ${seconds} s.`, {
    'Retry-After': String(seconds),
  })
}

/** Counts nothing; for tests. */
export const noRateLimiter: RateLimiter = { consume: async () => [], async forgive() {} }

/** Limits security notices by mailbox; what is over the limit is left out, never refused to a caller. */
export function createNoticeLimit(rateLimiter: RateLimiter): NoticeLimit {
  const toNotice = (project: Project, recipient: string): Attempt => ({
    ...{ project, recipient, access: 'server', address: '' },
  })
  return {
    async consume(project, recipient) {
      try {
        const counted = await rateLimiter.consume('notice', toNotice(project, recipient))
        return () => rateLimiter.forgive(counted)
      } catch (error) {
        if (error instanceof TextError && error.status === 429) return null
        throw error
      }
    },
  }
}
