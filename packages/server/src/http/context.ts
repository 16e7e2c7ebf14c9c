import type { AccessType } from '@app/contract/known-errors'
import type { Logger } from 'pino'
import type { Config } from '../config/config'
import type { SecretBox } from '../crypto/secret-box'
import type { DatabaseShare } from '../db/client'
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
import type { AskSignUpHook } from '../sign-up-hook/ask-hook'
import type { Tracing } from '../telemetry/tracing'
import type { LightUser, User } from '../users/users'
import type { WebhookPortal } from '../webhooks/svix'
import type { KeyGuard } from './limits/key-guard'
import type { RateLimiter } from './limits/rate-limit'
import type { Metrics } from './metrics'

/** Dependencies of the handlers. */
interface HandlerDependencies {
  config: Config
  db: Database
  /** Gives a project that exists connections of its own. */
  admit(projectId: string): void
  /** For long lists and metrics, not for decisions. */
  replica: ReadReplica
  log: Logger
  mailer: Mailer
  signingKeys: SigningKeys
  accessTokens: AccessTokens
  secretBox: SecretBox
  rateLimiter: RateLimiter
  jobStore: JobStore
  /** Looks up new passwords if the operator enabled it. */
  breachCheck: BreachCheck | null
  /** Sends requests to other servers. */
  fetch: typeof fetch
  /** Asks the hook of a project before a client signs up. */
  askSignUpHook: AskSignUpHook
  /** Set if webhooks are sent through Svix. */
  webhookPortal: WebhookPortal | null
  now: () => Date
}

/** Dependencies of a running server that every request has access to. */
export interface Service extends HandlerDependencies {
  /** Returns the database with the connections of a project. */
  shareOf(projectId: string): Pick<DatabaseShare, 'db'>
  /** Counts attempts if configured. */
  redis: RedisConnection | null
  refreshTokens: RefreshTokens
  keyGuard: KeyGuard
  jobs: JobRunner
  /** Set if metrics are enabled. */
  metrics: Metrics | null
  /** Set if tracing is enabled. */
  tracing: Tracing | null
  lifecycle: { isStopping: boolean }
}

/** Caller of a request, authenticated by keys and tokens. */
export interface Caller {
  access: AccessType
  project: Project
  /** The signed-in user; `null` if there is none or they were deleted. */
  user: LightUser | null
  /**
   * The user with metadata, profile image and selected team. Only for endpoints that return it.
   */
  wholeUser?: User | null
  /** Session of the access token, if any. */
  sessionId: string | null
  /** User of `internal`, if an owner's session opened the project. */
  ownerId?: string
  /**
   * Time of the sign-in or last re-authentication of the session: 1970 for an impersonation, `null` once
   * the session has ended.
   */
  sessionAuthenticatedAt: Date | null
}

/**
 * Context of a handler, beside the parts of the request. Handlers destructure it once: in the
 * parameter list, or in the first statement if they also pass it on.
 */
export interface Context<Of extends Caller | null = Caller | null> extends HandlerDependencies {
  /** `null` only for endpoints that need no project. */
  caller: Of
  /** Adds jobs, which run after the response. */
  jobs: JobAdder
  headers: Headers
  issuer: Issuer
  /** Records security events of the caller. */
  audit: Audit
  /** Network of the client, which attempts are counted by. */
  clientAddress: string
}
