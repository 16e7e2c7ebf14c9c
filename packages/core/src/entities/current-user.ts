import type { RequestOf } from '@app/contract'
import type { SessionScope } from '../apps/context'
import type { SendVerificationEmailError } from '../flows/email-verification'
import type { SetPasswordError, UpdatePasswordError } from '../flows/password-change'
import { type SignOutOptions, signOut } from '../flows/sign-out'
import { encodeBase64 } from '../lib/base64url'
import { onDemand } from '../lib/on-demand'
import type { Result } from '../lib/result'
import { signedOut, type Tokens } from '../token-store/token-store'
import { toUser, type User, type WireUser } from './user'

/** What users may change about themselves. Absent or `undefined` means: leave as it is. */
export interface UserUpdateOptions {
  displayName?: string | null
  /** Replaces the whole value. */
  clientMetadata?: unknown
  profileImageUrl?: string | null
  selectedTeamId?: string | null
  /** Turns the second factor on; `null` turns it off. */
  totpMultiFactorSecret?: Uint8Array | null
  otpAuthEnabled?: boolean
  /** Only `false`: removes the passkey. */
  passkeyAuthEnabled?: boolean
}

/** What somebody who holds a session can do with it. */
export interface Auth {
  readonly currentSession: {
    /** Tokens good for at least 20 s, or both `null` when signed out. */
    getTokens(): Promise<Tokens>
  }
  /** The tokens, to pass on as JSON; a `tokenStore` on the other side. */
  getAuthJson(): Promise<Tokens>
  /** The tokens as a request header for the app's own server. */
  getAuthHeaders(): Promise<{ 'x-stack-auth': string }>
  /** Ends the session, here at once, then on the service. */
  signOut(options?: SignOutOptions): Promise<void>
}

/** The signed-in user. Methods may be taken off the object. */
export interface CurrentUser extends User, Auth {
  update(changes: UserUpdateOptions): Promise<void>
  setDisplayName(displayName: string | null): Promise<void>
  /** Replaces the whole value. */
  setClientMetadata(metadata: unknown): Promise<void>
  /** Gives a user without password their first one. */
  setPassword(options: { password: string }): Promise<Result<undefined, SetPasswordError>>
  /** Changes the password and ends all other sessions. */
  updatePassword(options: {
    oldPassword: string
    newPassword: string
  }): Promise<Result<undefined, UpdatePasswordError>>
  /** Mails a link that proves the primary e-mail address. */
  sendVerificationEmail(options?: {
    /** @default urls.emailVerification on the current site */
    callbackUrl?: string
  }): Promise<Result<undefined, SendVerificationEmailError>>
  /** Deletes the account for good, and signs out. */
  delete(): Promise<void>
  /** The user as they are now; `null` when signed out meanwhile. */
  refresh(): Promise<CurrentUser | null>
}

/** What the current user needs beside its session. */
export interface CurrentUserScope<Current> extends SessionScope {
  refreshUser(): Promise<Current | null>
  /** Changes the user on the service and takes the answer as their newest state. */
  updateUser(changes: RequestOf<'PATCH /users/me'>['body']): Promise<unknown>
}

// Loaded when it is first used: on pages where people manage their account, and only there.
const account = onDemand(() => import('../flows/account'))

/** Makes our object of the signed-in user on the wire. */
export function toCurrentUser(scope: CurrentUserScope<CurrentUser>, wire: WireUser): CurrentUser {
  const { session } = scope
  const getTokens = async () => (await session.getTokens()) ?? signedOut

  async function update(changes: UserUpdateOptions): Promise<void> {
    const { totpMultiFactorSecret: secret } = changes
    await scope.updateUser({
      display_name: changes.displayName,
      // What a caller passes is turned into JSON when it is sent.
      client_metadata: changes.clientMetadata as WireUser['client_metadata'],
      profile_image_url: changes.profileImageUrl,
      selected_team_id: changes.selectedTeamId,
      totp_secret_base64: secret && encodeBase64(secret),
      otp_auth_enabled: changes.otpAuthEnabled,
      passkey_auth_enabled: changes.passkeyAuthEnabled,
    })
  }

  return {
    ...toUser(wire),
    update,
    setDisplayName: (displayName) => update({ displayName }),
    setClientMetadata: (clientMetadata) => update({ clientMetadata }),
    setPassword: async ({ password }) => (await account()).setPassword(scope, password),
    updatePassword: async (passwords) => (await account()).updatePassword(scope, passwords),
    sendVerificationEmail: async ({ callbackUrl } = {}) =>
      (await account()).sendVerificationEmail(scope, wire.primary_email, callbackUrl),
    async delete() {
      await scope.http.send('DELETE /users/me')
      session.end()
    },
    refresh: scope.refreshUser,
    currentSession: { getTokens },
    getAuthJson: getTokens,
    getAuthHeaders: async () => ({ 'x-stack-auth': JSON.stringify(await getTokens()) }),
    signOut: (options) => signOut(scope, session, options),
  }
}
