import type { ResponseOf } from '@app/contract'
import type { Fetched } from '../../cache/resource-map'
import type { SessionScope } from '../../context/scope'
import { ifOffered } from '../../http/if-offered'
import type { CallOptions } from '../../lib/call-options'
import { requireAllMapped } from '../../lib/total'

/** A passkey of the signed-in user. */
export interface Passkey {
  /** Credential id in base64url. */
  readonly id: string
  /**
   * User-chosen name; initially the browser and operating system, such as `Chrome on macOS`.
   * `null` if it is not known.
   */
  readonly name: string | null
  /** `null` if it was added before the service recorded the time. */
  readonly createdAt: Date | null
  /** Time of the last sign-in; `null` if there has been none since the service started recording it. */
  readonly lastUsedAt: Date | null
  /** Whether a sign-in with it can count as two factors. */
  readonly isUserVerified: boolean
  /** Whether the authenticator may synchronize it with other devices of the user. */
  readonly isSynced: boolean
  /** Changes the name. */
  update(changes: PasskeyUpdateOptions, options?: CallOptions): Promise<void>
  /**
   * Removes the passkey and revokes all other sessions.
   *
   * @throws `KnownErrors.LastSignInMethod` if the user could no longer sign in.
   */
  delete(options?: CallOptions): Promise<void>
}

/** Changes to a passkey. */
export interface PasskeyUpdateOptions {
  /** Name for the user, at most 256 characters. */
  name: string
}

/** Key of the cached list. */
export const passkeysKey = 'passkeys'

/** Fetches the passkeys of the signed-in user; `null` if the service supports only one per user. */
export async function fetchPasskeys(scope: SessionScope): Promise<Fetched<Passkey[] | null>> {
  const wire = await ifOffered(scope.http.send('GET /users/me/passkeys'))
  return { wire, toValue: () => wire?.items.map((item) => toPasskey(scope, item)) ?? null }
}

function toPasskey(
  { http, reads, refreshUser }: SessionScope,
  wire: ResponseOf<'GET /users/me/passkeys'>['items'][number],
): Passkey {
  const {
    id,
    name,
    created_at_millis: createdAt,
    last_used_at_millis: lastUsedAt,
    user_verified: isUserVerified,
    device_type: deviceType,
    ...rest
  } = wire
  requireAllMapped(rest)
  const path = { passkey_id: id }
  return {
    id,
    name,
    createdAt: toDate(createdAt),
    lastUsedAt: toDate(lastUsedAt),
    isUserVerified,
    isSynced: deviceType === 'multiDevice',
    async update({ name }, { signal } = {}) {
      await http.send('PATCH /users/me/passkeys/:passkey_id', { path, body: { name }, signal })
      await reads.invalidate(passkeysKey)
    },
    async delete({ signal } = {}) {
      await http.send('DELETE /users/me/passkeys/:passkey_id', { path, signal })
      await Promise.all([reads.invalidate(passkeysKey), refreshUser()])
    },
  }
}

function toDate(millis: number | null): Date | null {
  return millis === null ? null : new Date(millis)
}
