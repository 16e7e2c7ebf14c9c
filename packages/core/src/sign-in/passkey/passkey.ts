import type { RequestOf } from '@app/contract'
import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { Context, SessionScope } from '../../context/context'
import type { KnownErrorOf } from '../../errors/known-error'
import { abortable } from '../../lib/abortable'
import { done, failed, ok, type Result } from '../../lib/result'
import { untilEnd } from '../../lib/until-end'
import { withController } from '../../lib/with-controller'
import { enter, type SignInOptions } from '../finish-sign-in'
import type { VerificationCodeError } from '../verification-code'
import { perform, toFailure, toHostname } from './passkey-ceremony'

/** What can go wrong with any dialog for passkeys. */
type CeremonyError = KnownErrorOf<'PASSKEY_WEBAUTHN_ERROR' | 'PASSKEY_AUTHENTICATION_NOT_ENABLED'>

/**
 * What registering a passkey can answer instead of a success. `details.code` of a
 * `PasskeyWebAuthnError` says what happened, such as `'ERROR_CEREMONY_ABORTED'`; its `cause` is what
 * the browser said.
 */
export type RegisterPasskeyError =
  | CeremonyError
  | VerificationCodeError
  | KnownErrorOf<
      'PASSKEY_REGISTRATION_FAILED' | 'PASSKEY_AUTHENTICATION_FAILED' | 'RECENT_SIGN_IN_REQUIRED'
    >

/** What a sign-in by passkey can answer instead of a session. */
export type PasskeySignInError =
  | CeremonyError
  | VerificationCodeError
  | KnownErrorOf<'PASSKEY_AUTHENTICATION_FAILED' | 'MULTI_FACTOR_AUTHENTICATION_REQUIRED'>

/** How a passkey is asked for. */
export interface PasskeyOptions {
  /** The domain passkeys are bound to. @default that of the page */
  hostname?: string
  /** Takes the browser's dialog back. */
  signal?: AbortSignal
}

/** How a sign-in by passkey is asked for. */
export interface PasskeySignInOptions extends PasskeyOptions, SignInOptions {
  /**
   * Offers passkeys among the suggestions of an `<input autocomplete="username webauthn">` instead
   * of in a dialog, for as long as it takes. A sign-in by dialog ends it.
   *
   * @default false
   */
  autofill?: boolean
}

// A challenge lives 65 s (contract/http.md section 7.5); suggestions may be waiting for hours.
const challengeMs = 60_000

/** Makes a passkey on this device and gives it to the account. A former one is replaced. */
export function registerPasskey(
  scope: SessionScope,
  { signal, ...options }: PasskeyOptions = {},
): Promise<Result<undefined, RegisterPasskeyError>> {
  return untilEnd(scope.life, signal, (signal) => register(scope, { ...options, signal }))
}

async function register(
  { http, refreshUser }: SessionScope,
  { hostname, signal }: PasskeyOptions,
): Promise<Result<undefined, RegisterPasskeyError>> {
  const begun = await http.try('POST /auth/passkey/initiate-passkey-registration', {
    body: {},
    signal,
  })
  if (begun.status === 'error') return begun
  const { code, options_json } = begun.data
  // The service's WebAuthn library made them; the contract only says that they are JSON.
  const optionsJSON = options_json as unknown as PublicKeyCredentialCreationOptionsJSON
  optionsJSON.rp.id = toHostname(optionsJSON.rp.id, hostname)
  const made = await perform('PASSKEY_REGISTRATION_FAILED', signal, () =>
    startRegistration({ optionsJSON }),
  )
  if (made.status === 'error') return made
  const { response, clientExtensionResults } = made.data
  // Interfaces have no index signature, which the contract's type asks for; their copies do.
  const credential = {
    ...made.data,
    response: { ...response },
    clientExtensionResults: { ...clientExtensionResults },
  }
  const body = { credential, code }
  const registered = await http.try('POST /auth/passkey/register', { body, signal })
  if (registered.status === 'error') return registered
  await refreshUser()
  return done
}

/** Signs in by a passkey of this device, then goes to `urls.afterSignIn`. */
export async function signInWithPasskey(
  context: Context,
  { hostname, autofill = false, noRedirect, signal }: PasskeySignInOptions = {},
): Promise<Result<undefined, PasskeySignInError>> {
  const store = context.findStore()
  if (autofill && !(await browserSupportsWebAuthnAutofill())) {
    return failed(
      await toFailure('PASSKEY_AUTHENTICATION_FAILED', new Error('No suggestions here.')),
    )
  }
  const use = autofill ? waitForPasskey : askForPasskey
  const used = await untilEnd(context.life, signal, (signal) => use(context, { hostname, signal }))
  if (used.status === 'error') return used
  const result = await context.http.try('POST /auth/passkey/sign-in', { body: used.data, signal })
  return enter(context, store, result, { noRedirect })
}

type UsedPasskey = Result<
  RequestOf<'POST /auth/passkey/sign-in'>['body'],
  CeremonyError | KnownErrorOf<'PASSKEY_AUTHENTICATION_FAILED'>
>

async function askForPasskey(
  { http }: Context,
  { hostname, signal, useBrowserAutofill }: PasskeyOptions & { useBrowserAutofill?: boolean },
): Promise<UsedPasskey> {
  const begun = await http.try('POST /auth/passkey/initiate-passkey-authentication', {
    body: {},
    signal,
  })
  if (begun.status === 'error') return begun
  const { code, options_json } = begun.data
  const optionsJSON = options_json as unknown as PublicKeyCredentialRequestOptionsJSON
  optionsJSON.rpId = toHostname(optionsJSON.rpId, hostname)
  const used = await perform('PASSKEY_AUTHENTICATION_FAILED', signal, () =>
    startAuthentication({ optionsJSON, useBrowserAutofill }),
  )
  if (used.status === 'error') return used
  const { response, clientExtensionResults } = used.data
  return ok({
    code,
    // Interfaces have no index signature, which the contract's type asks for; their copies do.
    authentication_response: {
      ...used.data,
      response: { ...response },
      clientExtensionResults: { ...clientExtensionResults },
    },
  })
}

/** Keeps suggestions good: with a new challenge before the old one is too old to be answered. */
async function waitForPasskey(
  context: Context,
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
      // Nobody picks anything on a page nobody sees.
      await untilVisible(options.signal)
    }
  }
}

function untilVisible(signal: AbortSignal): Promise<void> {
  let look = () => {}
  const visible = new Promise<void>((resolve) => {
    look = () => {
      if (document.visibilityState !== 'hidden') resolve()
    }
  })
  document.addEventListener('visibilitychange', look)
  look()
  const forget = () => document.removeEventListener('visibilitychange', look)
  return abortable(visible, signal).finally(forget)
}
