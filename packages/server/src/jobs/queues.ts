import type { Language } from '@app/contract'

/** A job with its parameters. `projectId` is the project whose slots it takes. */
export type Job =
  /** A rendered or localized email, encrypted because it contains codes. */
  | { kind: 'mail'; projectId: string; sealed: string }
  /** Requested for an unknown address if `userId` is null: nothing is sent. */
  | {
      kind: 'password-reset-mail'
      projectId: string
      userId: string | null
      email: string
      /** Absent: unknown. */
      language?: Language
      callbackUrl: string
      /** Browser and address of the request, for its email. Absent: unknown. */
      browser?: string
      ipAddress?: string
    }
  | {
      kind: 'verification-mail'
      projectId: string
      userId: string
      email: string
      callbackUrl: string
    }
  /** `attempt` counts from 0. An attempt that was recorded is not repeated. */
  | { kind: 'webhook-delivery'; projectId: string; deliveryId: string; attempt: number }
  | { kind: 'clean-up' }

/** Name of a kind of job. */
export type JobKind = Job['kind']

/** Settings of a queue. Jobs wait only for others of the same queue. */
interface Queue {
  /** Concurrent jobs per process. */
  slots: number
  /** Concurrent jobs of one project per process. Its mail server or receivers may be slow. */
  slotsPerProject: number
  /** Interval of polling for jobs added by other processes, in milliseconds. */
  pollMs: number
  /** Retries after the first attempt. Each delay is about twice the previous one. */
  retryLimit: number
  retryDelaySeconds: number
  /** A job that takes longer counts as failed, because its process is probably gone. */
  expireInSeconds: number
  /** Whether a stopping process runs the due jobs first. */
  drains: boolean
}

/** All queues. The migration `0007_job_queue.sql` creates them. */
export const queues = {
  // About half an hour in total. By then the user has requested another code.
  mail: {
    slots: 8,
    slotsPerProject: 5,
    pollMs: 3000,
    retryLimit: 9,
    retryDelaySeconds: 2,
    expireInSeconds: 90,
    drains: true,
  },
  // Attempts of a delivery are separate jobs. Retries here are for killed processes.
  webhook: {
    slots: 32,
    slotsPerProject: 8,
    pollMs: 3000,
    retryLimit: 5,
    retryDelaySeconds: 5,
    expireInSeconds: 60,
    drains: false,
  },
  'clean-up': {
    slots: 1,
    slotsPerProject: 1,
    pollMs: 60_000,
    retryLimit: 3,
    retryDelaySeconds: 60,
    expireInSeconds: 900,
    drains: false,
  },
  // Jobs whose process ended while they ran: one at a time, once. A job that ends its process here
  // too is parked among the failed ones.
  interrupted: {
    slots: 1,
    slotsPerProject: 1,
    pollMs: 3000,
    retryLimit: 9,
    retryDelaySeconds: 5,
    expireInSeconds: 90,
    drains: false,
  },
} satisfies Record<string, Queue>

/** Name of a queue. */
export type QueueName = keyof typeof queues

/** Names of all queues. */
export const queueNames = Object.keys(queues) as QueueName[]

/** The queue of each kind of job. */
export const queueOf = {
  mail: 'mail',
  'password-reset-mail': 'mail',
  'verification-mail': 'mail',
  'webhook-delivery': 'webhook',
  'clean-up': 'clean-up',
} satisfies Record<JobKind, QueueName>
