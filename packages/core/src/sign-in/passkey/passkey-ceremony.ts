import { WebAuthnAbortService, WebAuthnError } from '@simplewebauthn/browser'
import { HttpError } from '../../errors/http-error'
import type { KnownErrorOf } from '../../errors/known-error'
import { loadKnownError } from '../../errors/load-known-error'
import { UsageError } from '../../errors/usage-error'
import { failed, ok, type Result } from '../../lib/result'

/** Code of a failure that is not a WebAuthn error. */
type FailureCode = 'PASSKEY_REGISTRATION_FAILED' | 'PASSKEY_AUTHENTICATION_FAILED'

/** Error of a failed ceremony. */
type Failure<Code extends FailureCode> =
  | KnownErrorOf<'PASSKEY_WEBAUTHN_ERROR'>
  | { [C in Code]: KnownErrorOf<C> }[Code]

// Sent by the service, which does not know the domain of the page.
const placeholder = 'THIS_VALUE_WILL_BE_REPLACED.example.com'

/** Replaces the placeholder with the domain that passkeys are bound to. */
export function toHostname(
  sent: string | undefined,
  hostname = globalThis.location?.hostname,
): string {
  if (sent === placeholder) return hostname
  throw new UsageError(
    `The service sent the relying party ${sent}. Check that its version matches that of the SDK.`,
  )
}

/** Messages of failures that are not WebAuthn errors: of the ceremony, and of the request before it. */
const failureMessages: Record<FailureCode, { ceremony: string; options: string }> = {
  PASSKEY_REGISTRATION_FAILED: {
    ceremony: 'Failed to start passkey registration due to unknown error',
    options: 'Failed to get initiation options for passkey registration',
  },
  PASSKEY_AUTHENTICATION_FAILED: {
    ceremony: 'Failed to sign in with passkey',
    options: 'Failed to sign in with passkey',
  },
}

/**
 * Requests the options of a ceremony. A response that the SDK does not understand, such as a status of 500,
 * is an expected failure, like those of the ceremony.
 */
export async function startOrFail<T, E, Code extends FailureCode>(
  code: Code,
  request: () => Promise<Result<T, E>>,
): Promise<Result<T, E | Failure<Code>>> {
  try {
    return await request()
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return failed(await toFailure(code, error, 'options'))
  }
}

/** Runs a WebAuthn ceremony. Ends when the signal aborts or the page starts another ceremony. */
export async function performCeremony<T, Code extends FailureCode>(
  code: Code,
  signal: AbortSignal | undefined,
  ceremony: () => Promise<T>,
): Promise<Result<T, Failure<Code>>> {
  const stop = () => WebAuthnAbortService.cancelCeremony()
  try {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', stop)
    return ok(await ceremony())
  } catch (error) {
    signal?.throwIfAborted()
    return failed(await toFailure(code, error))
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

/** Converts what the browser or the request threw, which becomes the `cause`, to a known error. */
export async function toFailure<Code extends FailureCode>(
  code: Code,
  thrown: unknown,
  step: 'ceremony' | 'options' = 'ceremony',
): Promise<Failure<Code>> {
  const { message } = thrown as Error
  const isNamed = thrown instanceof WebAuthnError
  const failure = isNamed
    ? await loadKnownError('PASSKEY_WEBAUTHN_ERROR', 400, message, { message, code: thrown.code })
    : await loadKnownError(code, 400, failureMessages[code][step])
  failure.cause = isNamed ? thrown.cause : thrown
  // The classes of these codes have this type.
  return failure as Failure<Code>
}
