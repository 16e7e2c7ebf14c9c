import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'

/** Message of `pg` if no connection became available in time. */
export const noConnection = 'timeout exceeded when trying to connect'

/** The server of a new connection cannot be used. */
export class UnusableServerError extends Error {
  override name = 'UnusableServerError'
}

/**
 * SQLSTATE of writing to a standby or a read-only database. The connection leads to a server that is
 * not the primary any more, for example through a pooler.
 */
export const readOnlyCode = '25006'

/**
 * SQLSTATE of a server that shuts down or starts (57P01 to 57P03), refuses writes, or has no
 * connection left (53300). Class 08 are broken connections.
 */
const unavailableCodes = ['57P01', '57P02', '57P03', readOnlyCode, '53300']

/** Codes of connections that cannot be opened, or that broke. */
const socketCodes = [
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
]

/** Messages of `pg`, which has no codes for them. */
const driverMessages = [
  noConnection,
  'timeout expired',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
]

/**
 * Returns whether a query failed because the database is unavailable for the moment: unreachable,
 * starting, stopping, or being replaced by another server. The query may have taken effect.
 */
export function isUnavailable(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof Error)) return false
  if (cause instanceof UnusableServerError || driverMessages.includes(cause.message)) return true
  const code = 'code' in cause ? String(cause.code) : ''
  if (cause instanceof DatabaseError) return unavailableCodes.includes(code) || /^08/.test(code)
  // Only if several addresses were tried, or a system call failed: libraries use the same codes.
  const isOfSocket = cause instanceof AggregateError || 'syscall' in cause
  return isOfSocket && socketCodes.includes(code)
}

/** Causes by SQLSTATE: Postgres continues to run, and requests succeed again once there is room. */
const exhaustions: Record<string, string> = {
  53100: 'the disk of the database is full',
  53200: 'the database is out of memory',
}

/** Returns why Postgres could not run a query for lack of resources; `null` if it failed for another reason. */
export function findExhaustion(error: unknown): string | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return (cause instanceof DatabaseError && exhaustions[cause.code ?? '']) || null
}

/** Returns whether Postgres has no connection left, while those that exist continue to work. */
export function isFull(error: unknown): boolean {
  return Object(error).code === '53300'
}

/**
 * Runs a read again, once, if its connection broke: a failover breaks all of them.
 *
 * @param read Has no effect, or the same effect when it runs twice.
 */
export async function retryLost<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (!isLost(error)) throw error
    return read()
  }
}

/** Returns whether a connection broke, as opposed to none being available. */
function isLost(error: unknown): boolean {
  return isUnavailable(error) && !hasNoConnection(error)
}

/** Returns whether a query was not sent, as no usable connection became available in time. */
export function hasNoConnection(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof UnusableServerError || Object(cause).message === noConnection
}
