import { pipeline, type Step } from '../http/pipeline'
import { createTransport } from '../http/transport'
import { withHeaders } from '../http/with-headers'
import type { CallOptions } from '../lib/call-options'
import { isOffline } from '../lib/is-offline'
import { withSession } from '../session/with-session'
import type { ClientApp } from './client-app'
import { contextOf } from './context-of'

/** What is on the way to the service: each `'ok'`, or what is wrong, for who runs the app. */
export interface ConnectionDiagnosis {
  /** Whether this device takes itself for connected. */
  readonly isOnline: boolean
  /** Where the service is expected. */
  readonly baseUrl: string
  /** Whether it is there. */
  readonly service: string
  /** Whether its API takes the keys of the app, and the session there is. */
  readonly api: string
}

// An answer that is no text of the service, such as the page of a proxy, may be long.
const maxQuote = 200

/**
 * Finds out where the way to the service ends, for a support page or a log. It asks the service of the
 * app and nobody else, and only when it is called.
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
  const { settings, life, findSession, findStore } = contextOf(app)
  const baseUrl = settings.apiUrl.replace(/\/api\/v1$/, '')

  async function ask(path: string, toSteps: () => Step[] = () => []): Promise<string> {
    try {
      const send = pipeline(createTransport({ ...settings, apiUrl: baseUrl }), ...toSteps())
      const request = { method: 'GET', path, headers: {}, isIdempotent: true }
      const { status, body } = await send({ ...request, signal: signal ?? life })
      return status === 200 ? 'ok' : `${status} ${body.slice(0, maxQuote)}`
    } catch (error) {
      signal?.throwIfAborted()
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
  return { isOnline: !isOffline(), baseUrl, service, api }
}

/** What happened, and what was behind it: `fetch` keeps the reason in causes of causes. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message} ${toReason(error.cause)}`
}
