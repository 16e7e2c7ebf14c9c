import type { RequestOf } from '@app/contract'
import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { AppContext } from '../../context/context'
import type { SessionScope } from '../../context/scope'
import type { KnownErrorOf } from '../../errors/known-error'
import { ifOffered } from '../../http/if-offered'
import { abortable } from '../../lib/abortable'
import { done, failed, ok, type Result } from '../../lib/result'
import { untilDisposed } from '../../lib/until-end'
import { withController } from '../../lib/with-controller'
import { finishSignIn, type SignInOptions } from '../finish-sign-in'
import type { VerificationCodeError } from '../verification-code'
import { passkeysKey } from './own-passkeys'
import { performCeremony, startOrFail, toFailure, toHostname } from './passkey-ceremony'

/** Errors of every passkey ceremony. */
type CeremonyError = KnownErrorOf<'PASSKEY_WEBAUTHN_ERROR' | 'PASSKEY_AUTHENTICATION_NOT_ENABLED'>

/**
 * Errors of registering a passkey. `details.code` of a `PasskeyWebAuthnError` is a code such as
 * `'ERROR_CEREMONY_ABORTED'`; its `cause` is the error of the browser.
 */
export type RegisterPasskeyError =
  | CeremonyError
  | VerificationCodeError
  | KnownErrorOf<
      | 'PASSKEY_REGISTRATION_FAILED'
      | 'PASSKEY_AUTHENTICATION_FAILED'
      | 'RECENT_SIGN_IN_REQUIRED'
      | 'PASSKEY_LIMIT_REACHED'
    >

/** Errors of a sign-in with a passkey. */
export type PasskeySignInError =
  | CeremonyError
  | VerificationCodeError
  | KnownErrorOf<
      'PASSKEY_AUTHENTICATION_FAILED' | 'USER_BANNED' | 'MULTI_FACTOR_AUTHENTICATION_REQUIRED'
    >

/** Options of passkey ceremonies. */
export interface PasskeyOptions {
  /** Domain that passkeys are bound to. @default that of the page */
  hostname?: string | undefined
  /** Closes the browser's dialog. */
  signal?: AbortSignal | undefined
}

/** Options of registering a passkey. */
export interface RegisterPasskeyOptions extends PasskeyOptions {
  /** Name for the user, at most 256 characters. @default browser and operating system */
  name?: string | undefined
}

/** Options of a sign-in with a passkey. */
export interface PasskeySignInOptions extends PasskeyOptions, SignInOptions {
  /**
   * Offers passkeys as suggestions of an `<input autocomplete="username webauthn">` instead of in a
   * dialog, until the signal aborts. A sign-in with a dialog ends it.
   *
   * @default false
   */
  autofill?: boolean | undefined
}

// The service accepts a challenge for 65 seconds, but suggestions may wait for hours.
const challengeMs = 60_000

/**
 * Creates a passkey on this device and adds it to the account. Services that support one passkey per
 * user replace the previous one.
 */
export function registerPasskey(
  scope: SessionScope,
  { signal, ...options }: RegisterPasskeyOptions = {},
): Promise<Result<undefined, RegisterPasskeyError>> {
  return untilDisposed(scope.context.disposeSignal, signal, (signal) =>
    register(scope, { ...options, signal }),
  )
}

async function register(
  { http, reads, refreshUser }: SessionScope,
  { hostname, name, signal }: RegisterPasskeyOptions,
): Promise<Result<undefined, RegisterPasskeyError>> {
  const started = await startOrFail('PASSKEY_REGISTRATION_FAILED', async () => {
    const [options, others] = await Promise.all([
      http.try('POST /auth/passkey/initiate-passkey-registration', { body: {}, signal }),
      ifOffered(http.send('GET /users/me/passkeys', { signal })),
    ])
    return options.status === 'error' ? options : ok({ ...options.data, others })
  })
  if (started.status === 'error') return started
  const { code, options_json, others } = started.data
  // Created by the service's WebAuthn library; the contract only declares JSON.
  const optionsJSON = options_json as unknown as PublicKeyCredentialCreationOptionsJSON
  optionsJSON.rp.id = toHostname(optionsJSON.rp.id, hostname)
  // Excluded, because an authenticator that holds one of them would overwrite it.
  if (others)
    optionsJSON.excludeCredentials = others.items.map(({ id }) => ({ id, type: 'public-key' }))
  const created = await performCeremony('PASSKEY_REGISTRATION_FAILED', signal, () =>
    startRegistration({ optionsJSON }),
  )
  if (created.status === 'error') return created
  const body = { credential: toCredential(created.data), code }
  const registered = others
    ? await http.try('POST /users/me/passkeys', { body: { ...body, name }, signal })
    : await http.try('POST /auth/passkey/register', { body, signal })
  if (registered.status === 'error') return registered
  await Promise.all([reads.invalidate(passkeysKey), refreshUser()])
  return done
}

function toCredential(created: RegistrationResponseJSON) {
  const { response, clientExtensionResults } = created
  // The contract's type requires an index signature, which interfaces lack and object literals have.
  return {
    ...created,
    response: { ...response },
    clientExtensionResults: { ...clientExtensionResults },
  }
}

/** Signs in with a passkey of this device, then redirects to `urls.afterSignIn`. */
export async function signInWithPasskey(
  context: AppContext,
  { hostname, autofill = false, noRedirect, signal }: PasskeySignInOptions = {},
): Promise<Result<undefined, PasskeySignInError>> {
  const store = context.findStore()
  if (autofill && !(await browserSupportsWebAuthnAutofill())) {
    return failed(
      await toFailure(
        'PASSKEY_AUTHENTICATION_FAILED',
        new Error('This browser does not support passkey autofill.'),
      ),
    )
  }
  const use = autofill ? waitForPasskey : askForPasskey
  const used = await untilDisposed(context.disposeSignal, signal, (signal) =>
    use(context, { hostname, signal }),
  )
  if (used.status === 'error') return used
  const result = await context.http.try('POST /auth/passkey/sign-in', { body: used.data, signal })
  return finishSignIn(context, store, result, { noRedirect })
}

type UsedPasskey = Result<
  RequestOf<'POST /auth/passkey/sign-in'>['body'],
  CeremonyError | KnownErrorOf<'PASSKEY_AUTHENTICATION_FAILED'>
>

async function askForPasskey(
  { http }: AppContext,
  { hostname, signal, useBrowserAutofill }: PasskeyOptions & { useBrowserAutofill?: boolean },
): Promise<UsedPasskey> {
  const started = await startOrFail('PASSKEY_AUTHENTICATION_FAILED', () =>
    http.try('POST /auth/passkey/initiate-passkey-authentication', { body: {}, signal }),
  )
  if (started.status === 'error') return started
  const { code, options_json } = started.data
  const optionsJSON = options_json as unknown as PublicKeyCredentialRequestOptionsJSON
  optionsJSON.rpId = toHostname(optionsJSON.rpId, hostname)
  const used = await performCeremony('PASSKEY_AUTHENTICATION_FAILED', signal, () =>
    startAuthentication({ optionsJSON, useBrowserAutofill }),
  )
  if (used.status === 'error') return used
  const { response, clientExtensionResults } = used.data
  return ok({
    code,
    // The contract's type requires an index signature, which interfaces lack and object literals
    // have.
    authentication_response: {
      ...used.data,
      response: { ...response },
      clientExtensionResults: { ...clientExtensionResults },
    },
  })
}

/** Keeps suggestions valid by replacing the challenge before it expires. */
async function waitForPasskey(
  context: AppContext,
  options: PasskeyOptions & { signal: AbortSignal },
): Promise<UsedPasskey> {
  for (;;) {
    let isOld = false
    try {
      return await withController(options.signal, async (controller) => {
        const timer = setTimeout(() => {
          isOld = true
          controller.abort()
        }, challengeMs)
        const { signal } = controller
        const asking = askForPasskey(context, { ...options, signal, useBrowserAutofill: true })
        return asking.finally(() => clearTimeout(timer))
      })
    } catch (error) {
      if (!isOld || options.signal.aborted) throw error
      // A hidden page needs no challenge.
      await untilVisible(options.signal)
    }
  }
}

function untilVisible(signal: AbortSignal): Promise<void> {
  let check = () => {}
  const visible = new Promise<void>((resolve) => {
    check = () => {
      if (document.visibilityState !== 'hidden') resolve()
    }
  })
  document.addEventListener('visibilitychange', check)
  check()
  const forget = () => document.removeEventListener('visibilitychange', check)
  return abortable(visible, signal).finally(forget)
}
