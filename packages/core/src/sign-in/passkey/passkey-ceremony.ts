import { WebAuthnAbortService, WebAuthnError } from '@simplewebauthn/browser'
import type { KnownErrorOf } from '../../errors/known-error'
import { loadKnownError } from '../../errors/load-known-error'
import { UsageError } from '../../errors/usage-error'
import { failed, ok, type Result } from '../../lib/result'

/** Code of a failure that is not the browser's own. */
type FailureCode = 'PASSKEY_REGISTRATION_FAILED' | 'PASSKEY_AUTHENTICATION_FAILED'

/** What a ceremony that came to nothing answers. */
type Failure<Code extends FailureCode> =
  | KnownErrorOf<'PASSKEY_WEBAUTHN_ERROR'>
  | { [C in Code]: KnownErrorOf<C> }[Code]

// contract/sdk.md section 24: the service does not know on which page it is asked.
const placeholder = 'THIS_VALUE_WILL_BE_REPLACED.example.com'

/** The domain a passkey is bound to, in the place where the service left it open. */
export function toHostname(
  sent: string | undefined,
  hostname = globalThis.location?.hostname,
): string {
  if (sent === placeholder) return hostname
  throw new UsageError(
    `The service names ${sent} as owner of passkeys. Is its version the right one?`,
  )
}

/** Lets the browser do its part. The signal ends it, and so does a newer ceremony of the page. */
export async function perform<T, Code extends FailureCode>(
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

/** The known error of what a browser threw, which is its `cause`. */
export async function toFailure<Code extends FailureCode>(
  code: Code,
  thrown: unknown,
): Promise<Failure<Code>> {
  const { message } = thrown as Error
  const isNamed = thrown instanceof WebAuthnError
  const failure = isNamed
    ? await loadKnownError('PASSKEY_WEBAUTHN_ERROR', 400, message, { message, code: thrown.code })
    : await loadKnownError(code, 400, message)
  failure.cause = isNamed ? thrown.cause : thrown
  // The classes of the codes have this shape.
  return failure as Failure<Code>
}
