import { present } from '../cache/present'
import {
  type SendVerificationEmailError,
  sendVerificationEmail,
} from '../contact-channels/email-verification'
import type { SessionScope } from '../context/context'
import { abortable } from '../lib/abortable'
import type { CallOptions } from '../lib/call-options'
import { onDemand } from '../lib/on-demand'
import type { Result } from '../lib/result'
import { type Session, toSession } from '../sessions/session'
import { finishSignOut, type SignOutOptions } from '../sign-in/finish-sign-out'
import type { MailOptions } from '../sign-in/magic-link'
import type { PasskeyOptions, RegisterPasskeyError } from '../sign-in/passkey/passkey'
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
import { signOut } from '../sign-in/sign-out'
import type { Tokens } from '../token-store/token-store'
import { toUser, type User, type WireUser } from './user'
import {
  readsOfChanges,
  type UserActions,
  type UserUpdateOptions,
  userActions,
  userReads,
} from './user-actions'
import { toUserBody } from './user-body'

/** What somebody who holds a session can do with it. */
export interface Auth {
  /** The session itself, to hand on within this program. */
  readonly currentSession: Session
  /** The tokens, to pass on as JSON; a `tokenStore` on the other side. */
  getAuthJson(options?: CallOptions): Promise<Tokens>
  /** The tokens as a request header for the app's own server. */
  getAuthHeaders(options?: CallOptions): Promise<{ 'x-stack-auth': string }>
  /** Goes to a provider to connect an account of it, with these scopes, and comes back to this page. */
  linkConnectedAccount(provider: string, options?: LinkConnectedAccountOptions): Promise<void>
  /** Makes a passkey on this device to sign in with. A former one is replaced. */
  registerPasskey(options?: PasskeyOptions): Promise<Result<undefined, RegisterPasskeyError>>
  /**
   * Makes ten recovery codes, each of which completes one sign-in in place of the authenticator app.
   * All earlier ones stop working. Show them to the user: the service cannot tell them again.
   *
   * @returns codes of the form `XXXXX-XXXXX`
   * @throws {HttpError} when the user has no second factor, or the service no recovery codes.
   */
  createRecoveryCodes(options?: CallOptions): Promise<string[]>
  /** How many recovery codes are left, and when they were made; `null` where the service has none. */
  getRecoveryCodeStatus(options?: CallOptions): Promise<RecoveryCodeStatus | null>
  /** Ends the session, here at once, then on the service. */
  signOut(options?: SignOutOptions): Promise<void>
  /** Changes the password and ends all other sessions. */
  updatePassword(options: UpdatePasswordOptions): Promise<Result<undefined, UpdatePasswordError>>
  /** Mails a link that proves the primary e-mail address. */
  sendVerificationEmail(
    options?: MailOptions,
  ): Promise<Result<undefined, SendVerificationEmailError>>
}

/** What an account is connected for. */
export interface LinkConnectedAccountOptions extends CallOptions {
  /** In the words of the provider. @default those of a plain sign-in */
  scopes?: readonly string[]
}

/** The signed-in user. Methods may be taken off the object. */
export interface CurrentUser extends User, UserActions, Auth {
  /** The user as they are now; `null` when signed out meanwhile. */
  refresh(options?: CallOptions): Promise<CurrentUser | null>
}

/** What the current user needs beside its session. */
export interface CurrentUserScope<Wire, Current> extends SessionScope {
  refreshUser(): Promise<Current | null>
  /** Takes what a change was answered with as the newest state of the user. */
  takeUser(wire: Wire): void
}

// Loaded when it is first used: on pages where people manage their account, and only there.
const passkey = onDemand(() => import('../sign-in/passkey/passkey'))

/** Makes our object of the signed-in user on the wire. */
export function toCurrentUser(
  scope: CurrentUserScope<WireUser, CurrentUser>,
  wire: WireUser,
): CurrentUser {
  const { session } = scope

  async function update(changes: UserUpdateOptions, { signal }: CallOptions = {}): Promise<void> {
    const body = toUserBody(changes)
    scope.takeUser(await scope.http.send('PATCH /users/me', { body, signal }))
    await scope.reads.outdate(...readsOfChanges(changes))
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
      refresh: (options?: CallOptions) => abortable(scope.refreshUser(), options?.signal),
    },
    { ...userReads(scope), ...authReads(scope) },
  )
}

/** Gives the user of the session their first password. */
export function ownPassword(scope: SessionScope): UserActions['setPassword'] {
  return (options) => setPassword(scope, options)
}

/** The reads that need a session of the user itself. */
export function authReads(scope: SessionScope) {
  return {
    getRecoveryCodeStatus: () =>
      scope.ownReads.at('recovery-codes', () => fetchRecoveryCodeStatus(scope)),
  }
}

/** What can be done with the session of the scope. */
export function toAuth(
  scope: SessionScope,
  wire: WireUser,
): Omit<Auth, keyof ReturnType<typeof authReads>> {
  const { session } = scope
  const currentSession = toSession(session)
  const { getTokens } = currentSession
  return {
    currentSession,
    getAuthJson: getTokens,
    getAuthHeaders: async (options) => ({
      'x-stack-auth': JSON.stringify(await getTokens(options)),
    }),
    linkConnectedAccount: async (provider, { scopes = [], signal } = {}) =>
      scope.connect(provider, scopes, signal),
    registerPasskey: async (options) => (await passkey()).registerPasskey(scope, options),
    signOut: (options) => signOut(scope, session, options, async () => ({ finishSignOut })),
    createRecoveryCodes: (options) => createRecoveryCodes(scope, options),
    updatePassword: (passwords) => updatePassword(scope, passwords),
    sendVerificationEmail: (options) => sendVerificationEmail(scope, wire.primary_email, options),
  }
}
