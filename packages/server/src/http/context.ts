import type { AccessType } from '@app/contract/known-errors'
import type { Logger } from 'pino'
import type { Config } from '../config/config'
import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import type { ReadReplica } from '../db/read-replica'
import type { RedisConnection } from '../db/redis'
import type { Mailer } from '../emails/mailer'
import type { JobStore } from '../jobs/job-store'
import type { JobAdder, JobRunner } from '../jobs/runner'
import type { Project } from '../projects/projects'
import type { Audit } from '../security-events/security-events'
import type { Issuer } from '../sessions/activity'
import type { AccessTokens } from '../sessions/tokens/access-token'
import type { RefreshTokens } from '../sessions/tokens/refresh-token'
import type { SigningKeys } from '../sessions/tokens/signing-key'
import type { BreachCheck } from '../sign-in/password/breached-passwords'
import type { Tracing } from '../telemetry/tracing'
import type { LightUser, User } from '../users/users'
import type { WebhookPortal } from '../webhooks/svix'
import type { KeyGuard } from './limits/key-guard'
import type { RateLimiter } from './limits/rate-limit'
import type { Metrics } from './metrics'

/** What every request of a running server is given. */
export interface Service {
  config: Config
  db: Database
  /** For long lists and figures that decide nothing. */
  replica: ReadReplica
  /** Present when it counts attempts. */
  redis: RedisConnection | null
  log: Logger
  mailer: Mailer
  signingKeys: SigningKeys
  accessTokens: AccessTokens
  refreshTokens: RefreshTokens
  secretBox: SecretBox
  rateLimiter: RateLimiter
  keyGuard: KeyGuard
  jobs: JobRunner
  jobStore: JobStore
  /** Present when the operator has new passwords looked up. */
  breachCheck: BreachCheck | null
  /** How other servers are reached. */
  fetch: typeof fetch
  /** Present when webhooks go through Svix. */
  webhookPortal: WebhookPortal | null
  /** Present when somebody wants to read them. */
  metrics: Metrics | null
  /** Present when somebody wants traces. */
  tracing: Tracing | null
  lifecycle: { isStopping: boolean }
  now: () => Date
}

/** Who is calling, as their keys and tokens prove. */
export interface Caller {
  access: AccessType
  project: Project
  /** The signed-in end user; `null` also for one who has been deleted. */
  user: LightUser | null
  /** The same with metadata, picture and selected team; only for an endpoint that responds with it. */
  wholeUser?: User | null
  /** Session of the access token, `null` without one. */
  sessionId: string | null
  /** Sign-in or last re-authentication of that session; `null` once it has ended. */
  sessionAuthenticatedAt: Date | null
}

/** What a handler is given beside the request's own parts. */
export interface Context extends Omit<Service, 'jobs'> {
  /** `null` only where an endpoint needs no project. */
  caller: Caller | null
  /** Adds jobs, which are done once the answer is on its way. */
  jobs: JobAdder
  headers: Headers
  issuer: Issuer
  /** Notes what this caller does to the security of the project. */
  audit: Audit
  /** Who to count attempts by when there is no account. */
  clientAddress: string
}
