import { createPublicPost } from '../lib/public-request'

/** Timeout of an endpoint, in milliseconds. */
const timeoutMs = 15_000

/** Result of an attempt. */
export interface Outcome {
  /** HTTP status of the response; null if there was none. */
  status: number | null
  /** Null: success. */
  error: string | null
  durationMs: number
}

/** Sends a message to an endpoint of a project. Rejects if the service stops before a response. */
export type SendWebhook = (
  url: string,
  message: { headers: Record<string, string>; body: string; stopping: AbortSignal },
) => Promise<Outcome>

/** Creates a sender of webhooks. */
export function createSendWebhook({ allowPrivate }: { allowPrivate: boolean }): SendWebhook {
  const post = createPublicPost({ allowPrivate, timeoutMs, subject: 'Webhooks' })
  return async (url, { stopping, ...message }) => {
    const begun = performance.now()
    const end = (status: number | null, error: string | null): Outcome => ({
      status,
      error,
      durationMs: Math.round(performance.now() - begun),
    })
    try {
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)])
      const response = await post(url, { ...message, signal })
      await response.body.dump({ limit: 64 * 1024 })
      const { statusCode } = response
      const isTaken = statusCode >= 200 && statusCode < 300
      return end(statusCode, isTaken ? null : `The endpoint returned ${statusCode}.`)
    } catch (error) {
      stopping.throwIfAborted()
      return end(null, error instanceof Error ? error.message : String(error))
    }
  }
}
