import type { ResponseOf } from '@app/contract'
import type { Fetched } from '../cache/resource-map'
import type { SessionScope } from '../context/scope'
import { ifOffered } from '../http/if-offered'
import type { CallOptions } from '../lib/call-options'
import { requireAllMapped } from '../lib/total'

/** An account at a provider that signs the user in. */
export interface ConnectedAccount {
  /** Id of the provider, such as `'google'`. */
  readonly provider: string
  /** Id of the account at the provider. */
  readonly accountId: string
  /** Address of the account when it was connected; `null` if the provider sent none. */
  readonly email: string | null
  /**
   * Disconnects the account, deletes its tokens and revokes all other sessions. Afterward, only the
   * user can connect an account of this provider again, whatever its address.
   *
   * @throws `KnownErrors.LastSignInMethod` if the user could no longer sign in.
   */
  disconnect(options?: CallOptions): Promise<void>
}

/** Fetches the connected accounts of the signed-in user; `null` if the service does not list them. */
export async function fetchConnectedAccounts(
  scope: SessionScope,
): Promise<Fetched<ConnectedAccount[] | null>> {
  const wire = await ifOffered(scope.http.send('GET /users/me/connected-accounts'))
  return { wire, toValue: () => wire?.items.map((item) => toConnectedAccount(scope, item)) ?? null }
}

function toConnectedAccount(
  { http, reads, userId, refreshUser }: SessionScope,
  wire: ResponseOf<'GET /users/me/connected-accounts'>['items'][number],
): ConnectedAccount {
  const { provider_id: provider, account_id: accountId, email, ...rest } = wire
  requireAllMapped(rest)
  return {
    provider,
    accountId,
    email,
    async disconnect({ signal } = {}) {
      await http.send('DELETE /users/me/connected-accounts/:provider_id', {
        path: { provider_id: provider },
        query: { account_id: accountId },
        signal,
      })
      const invalidated = reads.invalidate('connected-accounts', `connections/${userId}`)
      await Promise.all([invalidated, refreshUser()])
    },
  }
}
