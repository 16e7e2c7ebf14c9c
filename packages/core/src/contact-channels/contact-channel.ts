import type { RequestOf, ResponseOf } from '@app/contract'
import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import type { KnownErrorOf } from '../errors/known-error'
import type { CallOptions } from '../lib/call-options'
import { done, type Result } from '../lib/result'
import { type Complete, requireAllMapped } from '../lib/total'
import { toAbsolute } from '../redirects/to-absolute'
import type { EmailLinkOptions } from '../sign-in/otp'

/** Errors of sending the verification email of a contact channel. */
export type VerifyContactChannelError = KnownErrorOf<
  | 'CANNOT_GET_OWN_USER_WITHOUT_USER'
  | 'USER_ID_DOES_NOT_EXIST'
  | 'EMAIL_DOMAIN_NOT_ALLOWED'
  | 'EMAIL_ALREADY_VERIFIED'
  | 'REDIRECT_URL_NOT_WHITELISTED'
>

/** An email address of a user. */
export interface ContactChannel {
  /** Id of the contact channel. */
  readonly id: string
  /** Type of the contact channel. */
  readonly type: 'email'
  /** The email address. */
  readonly value: string
  /** Whether it is the primary email address of the user. */
  readonly isPrimary: boolean
  /** Whether the user has verified the address. */
  readonly isVerified: boolean
  /** Whether the user can sign in with it. */
  readonly usedForAuth: boolean
  /**
   * Updates the given fields.
   *
   * @throws `KnownErrors.EmailDomainNotAllowed` in browsers
   * @throws `KnownErrors.LastSignInMethod` in browsers if the user could no longer sign in.
   * @throws `KnownErrors.ContactChannelAlreadyUsedForAuthBySomeoneElse`
   */
  update(changes: ContactChannelUpdateOptions, options?: CallOptions): Promise<void>
  /**
   * Removes the email address from the user.
   *
   * @throws `KnownErrors.LastSignInMethod` in browsers if the user could no longer sign in.
   */
  delete(options?: CallOptions): Promise<void>
  /** Sends an email with a link that verifies the address. */
  sendVerificationEmail(
    options?: EmailLinkOptions,
  ): Promise<Result<undefined, VerifyContactChannelError>>
}

/** Changes to a contact channel. Absent fields keep their value. */
export interface ContactChannelUpdateOptions {
  /** A new address must be verified again. */
  value?: string | undefined
  /** Whether the user can sign in with it. */
  usedForAuth?: boolean | undefined
  /** `true` replaces the previous primary channel. */
  isPrimary?: boolean | undefined
}

/** Options of `createContactChannel`. */
export interface ContactChannelCreateOptions extends ContactChannelUpdateOptions, CallOptions {
  /** Type of the contact channel. */
  type: 'email'
  /** The email address. */
  value: string
  /** Whether the user can sign in with it. */
  usedForAuth: boolean
}

/** Changes that a server can make to a contact channel. It may mark the address as verified. */
export interface ServerContactChannelUpdateOptions extends ContactChannelUpdateOptions {
  /** Whether the address is verified. */
  isVerified?: boolean | undefined
}

/** Options of `createContactChannel` on a server. */
export interface ServerContactChannelCreateOptions extends ContactChannelCreateOptions {
  /** Whether the address is verified. @default false */
  isVerified?: boolean | undefined
}

/** An email address of a user, as an app's server sees it. */
export interface ServerContactChannel extends ContactChannel {
  /**
   * Updates the given fields, including whether the address is verified.
   *
   * @throws `KnownErrors.EmailDomainNotAllowed` in browsers
   * @throws `KnownErrors.ContactChannelAlreadyUsedForAuthBySomeoneElse`
   */
  update(changes: ServerContactChannelUpdateOptions, options?: CallOptions): Promise<void>
}

type ChannelChanges = RequestOf<
  'PATCH /contact-channels/:user_id/:contact_channel_id',
  'server'
>['body']

type WireChannel = ResponseOf<'GET /contact-channels/:user_id/:contact_channel_id'>

/** Fetches the contact channels of a user. */
export async function fetchContactChannels(
  scope: Scope<'userId'>,
): Promise<Fetched<ServerContactChannel[]>> {
  const query = { user_id: scope.userId }
  const { items } = await scope.http.send('GET /contact-channels', { query })
  return { wire: items, toValue: () => items.map((wire) => toContactChannel(scope, wire)) }
}

/** Adds a contact channel to a user. Sends no email. */
export async function createContactChannel(
  scope: Scope<'userId'>,
  options: ServerContactChannelCreateOptions,
): Promise<ServerContactChannel> {
  const { type, value, usedForAuth, signal, ...changes } = options
  const wire = await scope.http.send('POST /contact-channels', {
    body: { ...toBody(changes), user_id: scope.userId, type, value, used_for_auth: usedForAuth },
    signal,
  })
  await invalidate(scope)
  return toContactChannel(scope, wire)
}

function toContactChannel(scope: Scope<'userId'>, wire: WireChannel): ServerContactChannel {
  const { context, http, userId } = scope
  const {
    id,
    type,
    value,
    is_primary: isPrimary,
    is_verified: isVerified,
    used_for_auth: usedForAuth,
    user_id: _userId,
    ...rest
  } = wire
  requireAllMapped(rest)
  const path = { user_id: userId, contact_channel_id: id }
  return {
    id,
    type,
    value,
    isPrimary,
    isVerified,
    usedForAuth,
    async update(changes, { signal } = {}) {
      await http.send('PATCH /contact-channels/:user_id/:contact_channel_id', {
        path,
        // The type cannot be changed.
        body: { ...toBody(changes), type: undefined },
        signal,
      })
      await invalidate(scope)
    },
    async delete({ signal } = {}) {
      await http.send('DELETE /contact-channels/:user_id/:contact_channel_id', { path, signal })
      await invalidate(scope)
    },
    async sendVerificationEmail({
      callbackUrl = toAbsolute(context.navigation, 'emailVerification'),
      signal,
    } = {}) {
      const result = await http.try(
        'POST /contact-channels/:user_id/:contact_channel_id/send-verification-code',
        { path, body: { callback_url: callbackUrl }, signal },
      )
      return result.status === 'ok' ? done : result
    },
  }
}

// The user object contains the primary address.
function invalidate({ reads, userId }: Scope<'userId'>): Promise<void> {
  return reads.invalidate(`channels/${userId}`, 'user')
}

// The service refuses fields that the caller may not set.
function toBody({
  value,
  usedForAuth,
  isPrimary,
  isVerified,
  ...rest
}: ServerContactChannelUpdateOptions): Complete<Omit<ChannelChanges, 'type'>> {
  requireAllMapped(rest)
  return { value, used_for_auth: usedForAuth, is_primary: isPrimary, is_verified: isVerified }
}
