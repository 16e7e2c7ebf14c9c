import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'

/**
 * Converts an error for logging. The parameters of a failed query contain addresses, hashes and
 * secrets of users, so only the statement and the database error are kept.
 */
export function toLoggedError(error: unknown): object {
  if (error instanceof DrizzleQueryError) {
    return { type: error.name, query: error.query, cause: toLoggedCause(error.cause) }
  }
  if (error instanceof Error && error.cause instanceof DrizzleQueryError) {
    return { type: error.name, message: error.message, cause: toLoggedError(error.cause) }
  }
  return pino.stdSerializers.err(error as Error)
}

/** Omits `detail`, in which Postgres repeats values. */
function toLoggedCause(cause: Error | undefined): object | undefined {
  return cause && { type: cause.name, message: cause.message, stack: cause.stack, ...codeOf(cause) }
}

function codeOf(cause: Error): object {
  return 'code' in cause ? { code: cause.code } : {}
}
