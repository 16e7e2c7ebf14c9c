/** What can be done later, and what has to be known for it. */
export type Job =
  /** A mail that is said already: its text carries codes, so it is sealed. */
  | { kind: 'mail'; sealed: string }
  /** Asked for with an address that nobody has: `userId` is null, and nothing comes of it. */
  | {
      kind: 'password-reset-mail'
      projectId: string
      userId: string | null
      email: string
      callbackUrl: string
    }
  | {
      kind: 'verification-mail'
      projectId: string
      userId: string
      email: string
      callbackUrl: string
    }
  /** `attempt` counts from 0: a try that was noted already is not made again. */
  | { kind: 'webhook-delivery'; deliveryId: string; attempt: number }
  | { kind: 'clean-up' }

/** Names a kind of job. */
export type JobKind = Job['kind']

/** Jobs that wait for each other and for nobody else: one queue of the library. */
interface Queue {
  /** Jobs done at once by one process. */
  slots: number
  /** How often jobs are looked for that nobody woke this process for, in milliseconds. */
  pollMs: number
  /** Tries after the first one; the delay before each is about twice the last. */
  retryLimit: number
  retryDelaySeconds: number
  /** A job that takes longer counts as failed: its process is likely gone. */
  expireInSeconds: number
  /** Whether a stopping process does what is due before it ends. */
  drains: boolean
}

/** All lanes; `0007_job_queue.sql` makes a queue of each. */
export const queues = {
  // About half an hour in all: whoever waits for a code has asked for another one by then.
  mail: {
    slots: 8,
    pollMs: 3000,
    retryLimit: 9,
    retryDelaySeconds: 2,
    expireInSeconds: 90,
    drains: true,
  },
  // Tries of a delivery are jobs of their own; a job is done again when its process was killed.
  webhook: {
    slots: 16,
    pollMs: 3000,
    retryLimit: 5,
    retryDelaySeconds: 5,
    expireInSeconds: 60,
    drains: false,
  },
  'clean-up': {
    slots: 1,
    pollMs: 60_000,
    retryLimit: 3,
    retryDelaySeconds: 60,
    expireInSeconds: 900,
    drains: false,
  },
  // Jobs whose process ended while they ran: one at a time, after the others, once. A job that ends its
  // process here as well is parked among the failed ones.
  interrupted: {
    slots: 1,
    pollMs: 3000,
    retryLimit: 9,
    retryDelaySeconds: 5,
    expireInSeconds: 90,
    drains: false,
  },
} satisfies Record<string, Queue>

/** Names a lane. */
export type QueueName = keyof typeof queues

/** All names of lanes. */
export const queueNames = Object.keys(queues) as QueueName[]

/** The lane of each kind of job. */
export const queueOf = {
  mail: 'mail',
  'password-reset-mail': 'mail',
  'verification-mail': 'mail',
  'webhook-delivery': 'webhook',
  'clean-up': 'clean-up',
} satisfies Record<JobKind, QueueName>
