import { HttpError, isKnownError, KnownError, NetworkError, UsageError } from '@app/core'
import { useState } from 'react'

/** State of an action, such as that of a form. */
export interface Action {
  isPending: boolean
  /** Message for the owner; `null` if the last attempt succeeded or there was none. */
  error: string | null
  /** Runs the action, and returns whether it succeeded. A failure becomes `error`. */
  run(action: () => Promise<unknown>): Promise<boolean>
}

/** Returns an action that runs one attempt at a time. */
export function useAction(): Action {
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function run(action: () => Promise<unknown>): Promise<boolean> {
    if (isPending) return false
    setIsPending(true)
    setError(null)
    try {
      await action()
      return true
    } catch (failure) {
      setError(toMessage(failure))
      return false
    } finally {
      setIsPending(false)
    }
  }
  return { isPending, error, run }
}

/** Statuses of requests that the service refuses with a text for the owner. */
const refusals = new Set([400, 404, 409])

/** Returns the text of the service, without the request that the error names. */
function toReason({ message, method, path, status }: HttpError): string {
  const prefix = `${method} ${path} failed with status ${status}: `
  return message.startsWith(prefix) ? message.slice(prefix.length) : message
}

/** Returns the message of a failure for the owner. */
export function toMessage(failure: unknown): string {
  if (failure instanceof NetworkError) {
    return 'We can’t reach the service. Check your connection and try again.'
  }
  if (isKnownError(failure, 'ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')) {
    return 'This project was deleted, or you’re no longer one of its owners.'
  }
  // The fields check what is known. The message of the service is for developers.
  if (isKnownError(failure, 'SCHEMA_ERROR')) {
    console.error(failure)
    return 'The service does not accept one of the values. Check them and try again.'
  }
  if (failure instanceof KnownError || failure instanceof UsageError) return failure.message
  if (failure instanceof HttpError && refusals.has(failure.status)) return toReason(failure)
  console.error(failure)
  return 'Something went wrong. Try again in a moment.'
}
