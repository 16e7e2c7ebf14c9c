import { present } from '../cache/present'
import {
  type LinkConnectedAccountOptions,
  linkConnectedAccount,
} from '../connected-accounts/connected-account'
import { type ConnectedAccount, fetchConnectedAccounts } from '../connected-accounts/own-accounts'
import {
  type SendVerificationEmailError,
  sendVerificationEmail,
} from '../contact-channels/email-verification'
import type { SignOutOptions } from '../context/context'
import type { SessionScope } from '../context/scope'
import { abortable } from '../lib/abortable'
import type { CallOptions } from '../lib/call-options'
import type { Result } from '../lib/result'
import { readAccessToken } from '../session/access-token'
import { type Session, toSession } from '../sessions/session'
import type { EmailLinkOptions } from '../sign-in/otp'
import { loadPasskey } from '../sign-in/passkey/load-passkey'
import { fetchPasskeys, type Passkey, passkeysKey } from '../sign-in/passkey/own-passkeys'
import type { RegisterPasskeyError, RegisterPasskeyOptions } from '../sign-in/passkey/passkey'
import {
  setPassword,
  type UpdatePasswordError,
  type UpdatePasswordOptions,
  updatePassword,
} from '../sign-in/password/password-change'
import {
  createRecoveryCodes,
  fetchRecoveryCodeStatus,
  type RecoveryCodeStatus,
} from '../sign-in/recovery-codes'
import type { Tokens } from '../token-store/token-store'
import { toUser, toUserBody, type User, type UserUpdateOptions, type WireUser } from './user'
import { readsOfChanges, type UserActions, userActions, userReads } from './user-actions'
import type { UserRead } from './user-reads'

/** Operations on the user's own session and sign-in methods. */
export interface Auth {
  /**
   * Whether the session is an impersonation: an owner or the app's server signed in as this user, to help
   * them. It cannot change how the user signs in (`KnownErrors.NotAllowedDuringImpersonation`). Apps hide
   * what only the user themselves should see.
   */
  readonly isImpersonation: boolean
  /** The current session, to pass to other code of this program. */
  readonly currentSession: Session
  /** Returns the tokens as JSON, a valid `tokenStore` in another program. */
  getAuthJson(options?: CallOptions): Promise<Tokens>
  /** Returns the tokens as a request header for the app's own server. */
  getAuthHeaders(options?: CallOptions): Promise<{ 'x-stack-auth': string }>
  /**
   * Redirects to a provider to connect an account with the given scopes, then returns to this page.
   */
  linkConnectedAccount(provider: string, options?: LinkConnectedAccountOptions): Promise<void>
  /**
   * Fetches the connected accounts of the user; `null` if the service does not list them: then only
   * `oauthProviders` are known.
   */
  listConnectedAccounts(options?: CallOptions): Promise<ConnectedAccount[] | null>
  /**
   * Creates a passkey on this device to sign in with, in addition to others. Services for which
   * `listPasskeys` is `null` replace the previous one. Revokes all other sessions.
   */
  registerPasskey(
    options?: RegisterPasskeyOptions,
  ): Promise<Result<undefined, RegisterPasskeyError>>
  /**
   * Fetches the passkeys of the user, oldest first; `null` if the service supports one per user only.
   */
  listPasskeys(options?: CallOptions): Promise<Passkey[] | null>
  /**
   * Creates ten recovery codes, each of which replaces the authenticator app in one sign-in, and
   * invalidates all earlier ones. Show them to the user: they cannot be read again.
   *
   * @returns codes of the form `XXXXX-XXXXX`.
   * @throws {HttpError} if two-factor authentication is off, or the service does not support
   * recovery codes.
   */
  createRecoveryCodes(options?: CallOptions): Promise<string[]>
  /**
   * Fetches the number of unused recovery codes and their creation time; `null` if the service does
   * not support them.
   */
  getRecoveryCodeStatus(options?: CallOptions): Promise<RecoveryCodeStatus | null>
  /** Ends the session, on this device immediately, then on the service. */
  signOut(options?: SignOutOptions): Promise<void>
  /** Changes the password and revokes all other sessions. */
  updatePassword(options: UpdatePasswordOptions): Promise<Result<undefined, UpdatePasswordError>>
  /** Sends an email with a link that verifies the primary email address. */
  sendVerificationEmail(
    options?: EmailLinkOptions,
  ): Promise<Result<undefined, SendVerificationEmailError>>
}

/** The signed-in user. Methods can be detached from the object. */
export interface CurrentUser extends User, UserActions, Auth {
  /** Fetches the user again; `null` if signed out in the meantime. */
  refresh(options?: CallOptions): Promise<CurrentUser | null>
}

/**
 * Converts the signed-in user from the wire format.
 *
 * @param read The read that the user comes from.
 */
export function toCurrentUser(
  scope: SessionScope,
  read: UserRead<WireUser, CurrentUser>,
  wire: WireUser,
): CurrentUser {
  const { session } = scope
  const accessToken = session.peek()?.accessToken
  // The user has verified their address since the token was issued, but servers that verify the
  // token themselves would still refuse them.
  if (
    !wire.requires_email_verification &&
    accessToken &&
    readAccessToken(accessToken).isUnverified
  ) {
    session.refuse(accessToken)
  }

  async function update(changes: UserUpdateOptions, { signal }: CallOptions = {}): Promise<void> {
    const body = toUserBody(changes)
    const changed = await scope.http.send('PATCH /users/me', { body, signal })
    // Another user may have signed in since.
    if (session.peek()) read.put(changed)
    await scope.reads.invalidate(...readsOfChanges(changes))
  }

  return present(
    {
      ...toUser(scope, wire),
      ...userActions(scope, update),
      ...toAuth(scope, wire),
      setPassword: ownPassword(scope),
      async delete({ signal }: CallOptions = {}) {
        await scope.http.send('DELETE /users/me', { signal })
        session.end()
      },
      refresh: (options?: CallOptions) => abortable(read.refreshAfterChange(), options?.signal),
    },
    { ...userReads(scope), ...authReads(scope) },
  )
}

/** Returns the `setPassword` method of the signed-in user. */
export function ownPassword(scope: SessionScope): UserActions['setPassword'] {
  return (options) => setPassword(scope, options)
}

/** Reads that require a session of the user. */
export function authReads(scope: SessionScope) {
  return {
    getRecoveryCodeStatus: () =>
      scope.reads.at('recovery-codes', () => fetchRecoveryCodeStatus(scope)),
    listPasskeys: () => scope.reads.at(passkeysKey, () => fetchPasskeys(scope)),
    listConnectedAccounts: () =>
      scope.reads.at('connected-accounts', () => fetchConnectedAccounts(scope)),
  }
}

/** Creates the operations on a session. */
export function toAuth(
  scope: SessionScope,
  wire: WireUser,
): Omit<Auth, keyof ReturnType<typeof authReads>> {
  const { session } = scope
  const currentSession = toSession(session)
  const { getTokens } = currentSession
  return {
    isImpersonation: wire.is_impersonation ?? false,
    currentSession,
    getAuthJson: getTokens,
    getAuthHeaders: async (options) => ({
      'x-stack-auth': JSON.stringify(await getTokens(options)),
    }),
    linkConnectedAccount: (provider, options) => linkConnectedAccount(scope, provider, options),
    registerPasskey: async (options) => (await loadPasskey()).registerPasskey(scope, options),
    signOut: (options) => scope.context.signOut(session, options),
    createRecoveryCodes: (options) => createRecoveryCodes(scope, options),
    updatePassword: (passwords) => updatePassword(scope, passwords),
    sendVerificationEmail: (options) => sendVerificationEmail(scope, wire.primary_email, options),
  }
}
