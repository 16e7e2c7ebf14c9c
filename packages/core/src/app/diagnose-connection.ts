import { findMisspelledOptions } from '../context/option-names'
import { pipeline, type Step } from '../http/pipeline'
import { createTransport } from '../http/transport'
import { withHeaders } from '../http/with-headers'
import { throwIfAborted } from '../lib/abortable'
import type { CallOptions } from '../lib/call-options'
import { isOffline } from '../lib/is-offline'
import { withSession } from '../session/with-session'
import { mustBeSecure } from '../token-store/cookie-jar'
import type { ClientApp } from './client-app'

/**
 * State of the connection to the service: each check is `'ok'`, or a description of the problem for
 * developers.
 */
export interface ConnectionDiagnosis {
  /** Whether the device reports a network connection. */
  readonly isOnline: boolean
  /** Base URL of the service, without `/api/v1`. */
  readonly baseUrl: string
  /** Whether the service responds. */
  readonly service: string
  /** Whether the API accepts the keys of the app and the current session. */
  readonly api: string
  /**
   * Whether the project trusts the origin of the page, so that redirects and email links may lead
   * to it. Also `'ok'` where the service cannot tell: on servers, and if the page has the service's
   * own origin.
   */
  readonly origin: string
  /**
   * Whether the clock of the device differs from the service's by at most 30 s, the tolerance of
   * token checks. Also `'ok'` if the service does not state its time.
   */
  readonly clock: string
}

// A response that is not from the service, such as an error page of a proxy, can be long.
const maxQuote = 200

const clockToleranceMs = 30_000

/**
 * Checks the connection to the service, for a support page or a log. Sends requests only to the
 * configured service, and only when called.
 *
 * @example
 * app.getProject().catch(async (error) => {
 *   if (error instanceof NetworkError) console.warn(error, await diagnoseConnection(app))
 * })
 */
export async function diagnoseConnection(
  app: ClientApp,
  { signal }: CallOptions = {},
): Promise<ConnectionDiagnosis> {
  const { settings, disposeSignal, findSession, findStore } = app.context
  const baseUrl = baseUrlOf(app)

  let origin = 'ok'
  let clock = 'ok'

  async function ask(path: string, toSteps: () => Step[] = () => []): Promise<string> {
    try {
      const send = pipeline(createTransport({ ...settings, apiUrl: baseUrl }), ...toSteps())
      const request = { method: 'GET', path, headers: {}, isIdempotent: true }
      const sentAt = settings.now()
      const { status, body } = await send({ ...request, signal: signal ?? disposeSignal })
      // Ignores `null`, the origin of a sandboxed frame, which no project can trust.
      const [, untrusted] = /^Origin: (https?:.+) \(not trusted\)$/m.exec(body) ?? []
      if (untrusted) origin = `The project does not trust ${untrusted}. Add it to config.domains.`
      const [, time] = /^Time: (.+)$/m.exec(body) ?? []
      if (time) clock = compareClock(Date.parse(time), sentAt, settings.now())
      return status === 200 ? 'ok' : `${status} ${body.slice(0, maxQuote)}`
    } catch (error) {
      throwIfAborted(signal)
      return toReason(error)
    }
  }

  const [service, api] = await Promise.all([
    ask('/health'),
    ask('/api/v1', () => [
      withHeaders(settings, 'client'),
      ...(settings.openedBy ? [settings.openedBy] : []),
      ...(settings.tokenStore === null ? [] : [withSession(findSession(findStore()))]),
    ]),
  ])
  return { isOnline: !isOffline(), baseUrl, service, api, origin, clock }
}

/** Compares the service's time with this device's times just before and after it was read. */
function compareClock(time: number, sentAt: number, receivedAt: number): string {
  const aheadMs = Math.max(sentAt - time, 0) || Math.min(receivedAt - time, 0)
  if (!(Math.abs(aheadMs) > clockToleranceMs)) return 'ok'
  const relation = aheadMs > 0 ? 'ahead of' : 'behind'
  return `This device's clock is ${toWords(Math.abs(aheadMs))} ${relation} the service's clock. Correct it.`
}

/**
 * Units, each with its length in milliseconds and the number of it that makes one of the next unit.
 */
const units = [
  ['second', 1000, 60],
  ['minute', 60_000, 60],
  ['hour', 3_600_000, 24],
  ['day', 86_400_000, Infinity],
] as const

/** Formats a duration of at least a second in its largest unit, such as `5 minutes`; 59.6 minutes are `1 hour`. */
function toWords(durationMs: number): string {
  const isUnit = ([, ms, limit]: (typeof units)[number]) => Math.round(durationMs / ms) < limit
  const [unit, unitMs] = units.find(isUnit) ?? units[3]
  return new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.round(durationMs / unitMs),
  )
}

/** Joins the messages of an error and its causes: `fetch` hides the reason in nested causes. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message} ${toReason(error.cause)}`
}

/** Returns the base URL of the service of an app, without `/api/v1`, for view libraries. */
export function baseUrlOf(app: ClientApp): string {
  return app.context.settings.apiUrl.replace(/\/api\/v1$/, '')
}

/** Returns whether an app has a key that only servers and owners may have, for view libraries. */
export function hasSecretKey(app: ClientApp): boolean {
  const { secretServerKey, superSecretAdminKey } = app.context.settings
  return Boolean(secretServerKey || superSecretAdminKey)
}

/**
 * Returns whether browsers drop an app's session cookies because the page is not secure, for view
 * libraries.
 */
export function losesCookies(app: ClientApp): boolean {
  const { tokenStore, cookieJar, cookieOptions } = app.context.settings
  if (tokenStore !== 'cookie' && tokenStore !== 'nextjs-cookie') return false
  const page = globalThis.location
  const isInsecure = page?.protocol === 'http:' && mustBeSecure(page)
  return isInsecure && !cookieJar && cookieOptions?.secure !== false
}

/** Returns the misspelled names among the options of an app, for view libraries. */
export function misspelledOptionsOf(app: ClientApp): { given: string; meant: string }[] {
  return findMisspelledOptions(app.context.settings)
}
