import { HttpError, isKnownError, NetworkError } from '@app/core'
import { PendingRetry } from '@app/core/bindings'
import type { MessageId } from './messages/message-id'
import { formatMinute } from './time'
import type { Messages } from './use-messages'

/** A failure as the page shows it. */
export interface Failure {
  /** Id of the title. */
  title: MessageId
  /** Id of the text. */
  text: MessageId
  /** Whether the message is complete without its title. */
  isNamed?: boolean | undefined
  /** End of a ban, for `describeFailure`. */
  until?: Date | undefined
  /** Text of the project's sign-up hook, for `describeFailure`. */
  message?: string | undefined
  /** Short reference to find the request in the server's logs. */
  reference: string | null
  /** Milliseconds until a rate-limited request is worth another attempt. */
  waitMs?: number | undefined
  /** Whether the request is attempted again without the user. */
  isRetrying?: boolean | undefined
}

const textsByCode: Record<string, MessageId> = {
  EMAIL_PASSWORD_MISMATCH: 'error.credentials',
  USER_EMAIL_ALREADY_EXISTS: 'error.emailTaken',
  EMAIL_DOMAIN_NOT_ALLOWED: 'error.emailDomain',
  TERMS_NOT_ACCEPTED: 'terms.missing',
  SIGN_UP_DENIED: 'error.signUpDenied',
  SIGN_UP_HOOK_FAILED: 'error.signUpHook',
  SIGN_UP_NOT_ENABLED: 'signUp.closedText',
  PASSWORD_AUTHENTICATION_NOT_ENABLED: 'error.passwordSignInOff',
  CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE: 'emails.usedByAnotherUser',
  INVALID_TOTP_CODE: 'error.secondFactorCode',
  INVALID_RECOVERY_CODE: 'error.secondFactorCode',
  VERIFICATION_CODE_NOT_FOUND: 'error.codeInvalid',
  VERIFICATION_CODE_EXPIRED: 'error.codeExpired',
  VERIFICATION_CODE_ALREADY_USED: 'error.codeUsed',
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: 'error.codeAttempts',
  OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER: 'error.connectedToAnotherUser',
  USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION: 'error.otherConnected',
  OAUTH_PROVIDER_ACCESS_DENIED: 'error.accessDenied',
  OUTER_OAUTH_TIMEOUT: 'error.signInTimeout',
  PASSKEY_WEBAUTHN_ERROR: 'error.passkey',
  PASSKEY_AUTHENTICATION_FAILED: 'error.passkey',
  PASSKEY_AUTHENTICATION_NOT_ENABLED: 'error.passkeyOff',
  PASSKEY_LIMIT_REACHED: 'passkeys.limit',
  LAST_SIGN_IN_METHOD: 'methods.needed',
  OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED: 'error.providerOff',
  USER_NOT_FOUND: 'error.userGone',
  USER_BANNED: 'error.banned',
  REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED: 'error.sessionEnded',
  USER_AUTHENTICATION_REQUIRED: 'error.sessionEnded',
  CANNOT_GET_OWN_USER_WITHOUT_USER: 'error.sessionEnded',
  RECENT_SIGN_IN_REQUIRED: 'error.recentSignIn',
  NOT_ALLOWED_DURING_IMPERSONATION: 'error.impersonation',
  PROJECT_PERMISSION_REQUIRED: 'error.notAllowed',
  TEAM_PERMISSION_REQUIRED: 'error.notAllowed',
  LAST_TEAM_ADMIN: 'team.lastAdmin',
  REDIRECT_URL_NOT_WHITELISTED: 'error.redirect',
  INVALID_PUBLISHABLE_CLIENT_KEY: 'error.project',
  INVALID_OAUTH_CLIENT_ID_OR_SECRET: 'error.project',
  PROJECT_NOT_FOUND: 'error.project',
}

/** Returns the message id for an error code; `null` if the pages have no message for it. */
export function findTextOfCode(code: string): MessageId | null {
  return Object.hasOwn(textsByCode, code) ? (textsByCode[code] ?? null) : null
}

/**
 * Converts a thrown value or a pending retry to a failure: connection, rate limits and known errors
 * by name, others as unknown.
 */
export function toFailure(error: unknown): Failure {
  if (error instanceof PendingRetry) return toRetryingFailure(error)
  if (process.env.NODE_ENV === 'development') {
    void import('../hints/hints').then(({ explain }) => explain(error))
  }
  const reference = error instanceof HttpError ? (error.requestId ?? null) : null
  if (error instanceof NetworkError) {
    return error.isOffline
      ? { title: 'failure.offlineTitle', text: 'failure.offline', reference }
      : { title: 'failure.unreachableTitle', text: 'failure.unreachable', reference }
  }
  if (error instanceof HttpError && error.status === 429) {
    const waitMs = error.retryAfterMs || undefined
    return { title: 'failure.busyTitle', text: 'failure.busy', reference: null, waitMs }
  }
  const text = isKnownError(error) ? findTextOfCode(error.errorCode) : null
  const until = isKnownError(error, 'USER_BANNED') ? error.details.banned_until_millis : null
  const message = isKnownError(error, 'SIGN_UP_DENIED') ? error.details.message : null
  return {
    title: 'failure.unknownTitle',
    text: text ?? 'failure.unknown',
    isNamed: !!text,
    ...(until !== null && { until: new Date(until) }),
    ...(message !== null && { message }),
    reference,
  }
}

/** Returns the text of a failure: that of the project's hook, or of the pages, with its time if it has one. */
export function describeFailure({ text, until, message }: Failure, { t, lang }: Messages): string {
  return message ?? (until ? t('error.bannedUntil', { time: formatMinute(until, lang) }) : t(text))
}

function toRetryingFailure({ error, delayMs }: PendingRetry): Failure {
  const text = 'failure.retrying'
  if (error) return { ...toFailure(error), text, isRetrying: true }
  return { title: 'failure.busyTitle', text, reference: null, waitMs: delayMs, isRetrying: true }
}
