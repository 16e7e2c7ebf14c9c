import type { ResponseOf } from '@app/contract'
import type { Fetched } from '../cache/resource-map'
import type { UserScope } from '../context/context'
import type { KnownErrorOf } from '../errors/known-error'
import type { CallOptions } from '../lib/call-options'
import { done, type Result } from '../lib/result'
import { toAbsolute } from '../redirects/to-absolute'
import type { MailOptions } from '../sign-in/magic-link'

/** What asking for the verification mail of a contact channel can answer instead of a success. */
export type VerifyContactChannelError = KnownErrorOf<
  | 'CANNOT_GET_OWN_USER_WITHOUT_USER'
  | 'USER_ID_DOES_NOT_EXIST'
  | 'EMAIL_ALREADY_VERIFIED'
  | 'REDIRECT_URL_NOT_WHITELISTED'
>

/** An e-mail address of a user. */
export interface ContactChannel {
  readonly id: string
  readonly type: 'email'
  readonly value: string
  readonly isPrimary: boolean
  readonly isVerified: boolean
  /** Whether it can be used to sign in. */
  readonly usedForAuth: boolean
  /**
   * Changes what is given.
   *
   * @throws `KnownErrors.ContactChannelAlreadyUsedForAuthBySomeoneElse`
   */
  update(changes: ContactChannelUpdateOptions, options?: CallOptions): Promise<void>
  /** Takes the address from the user. */
  delete(options?: CallOptions): Promise<void>
  /** Mails a link that proves the address. */
  sendVerificationEmail(
    options?: MailOptions,
  ): Promise<Result<undefined, VerifyContactChannelError>>
}

/** What users may change about their contact channels. */
export interface ContactChannelUpdateOptions {
  /** A new address has to be verified again. */
  value?: string
  usedForAuth?: boolean
  /** `true` takes the place of the primary channel there was. */
  isPrimary?: boolean
}

/** What a new contact channel needs. */
export interface ContactChannelCreateOptions extends ContactChannelUpdateOptions, CallOptions {
  type: 'email'
  value: string
  usedForAuth: boolean
}

/** Changes only a server may make: it is believed that an address is verified. */
export interface ServerContactChannelUpdateOptions extends ContactChannelUpdateOptions {
  isVerified?: boolean
}

/** What a server says of a new contact channel. */
export interface ServerContactChannelCreateOptions extends ContactChannelCreateOptions {
  isVerified?: boolean
}

/** An e-mail address of a user, as a server may change it. */
export interface ServerContactChannel extends ContactChannel {
  /** Changes what is given, also whether the address counts as verified. */
  update(changes: ServerContactChannelUpdateOptions, options?: CallOptions): Promise<void>
}

type WireChannel = ResponseOf<'GET /contact-channels/:user_id/:contact_channel_id'>

/** Fetches the contact channels of a user. */
export async function fetchContactChannels(
  scope: UserScope,
): Promise<Fetched<ServerContactChannel[]>> {
  const query = { user_id: scope.userId }
  const { items } = await scope.http.send('GET /contact-channels', { query })
  return { wire: items, toValue: () => items.map((wire) => toContactChannel(scope, wire)) }
}

/** Adds a contact channel to a user. No mail is sent. */
export async function createContactChannel(
  scope: UserScope,
  options: ServerContactChannelCreateOptions,
): Promise<ServerContactChannel> {
  const { type, value, usedForAuth, signal } = options
  const wire = await scope.http.send('POST /contact-channels', {
    body: {
      ...toBody(options),
      user_id: scope.userId,
      type,
      value,
      used_for_auth: usedForAuth,
    },
    signal,
  })
  await outdate(scope)
  return toContactChannel(scope, wire)
}

function toContactChannel(scope: UserScope, wire: WireChannel): ServerContactChannel {
  const { http, navigation, userId } = scope
  const path = { user_id: userId, contact_channel_id: wire.id }
  return {
    id: wire.id,
    type: wire.type,
    value: wire.value,
    isPrimary: wire.is_primary,
    isVerified: wire.is_verified,
    usedForAuth: wire.used_for_auth,
    async update(changes, { signal } = {}) {
      await http.send('PATCH /contact-channels/:user_id/:contact_channel_id', {
        path,
        body: toBody(changes),
        signal,
      })
      await outdate(scope)
    },
    async delete({ signal } = {}) {
      await http.send('DELETE /contact-channels/:user_id/:contact_channel_id', { path, signal })
      await outdate(scope)
    },
    async sendVerificationEmail({
      callbackUrl = toAbsolute(navigation, 'emailVerification'),
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

// The user shows the primary address.
function outdate({ reads, userId }: UserScope): Promise<void> {
  return reads.outdate(`channels/${userId}`, 'user')
}

// Browsers are refused what only servers may say.
function toBody(changes: ServerContactChannelUpdateOptions) {
  return {
    value: changes.value,
    used_for_auth: changes.usedForAuth,
    is_primary: changes.isPrimary,
    is_verified: changes.isVerified,
  }
}
