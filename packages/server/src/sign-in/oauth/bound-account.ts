import { sizes } from '@app/contract'
import { cutName } from '../../lib/cut-name'
import { invalidInput } from '../../lib/errors'
import type { ProviderAccount } from './providers/provider'

/**
 * Limits the values of a provider account to the sizes of the API. Some are chosen by the account's
 * owner, and Apple's name comes through the browser.
 *
 * @throws {DomainError} if shortening would make accounts indistinguishable.
 */
export function boundAccount(account: ProviderAccount): ProviderAccount {
  const { accountId, email, displayName, profileImageUrl } = account
  if (accountId.length > sizes.externalId || (email ?? '').length > sizes.email) {
    throw invalidInput('The account id or email from the provider is too long.')
  }
  const isPictureTooLong = (profileImageUrl ?? '').length > sizes.profileImage
  return {
    ...account,
    displayName: displayName && cutName(displayName),
    profileImageUrl: isPictureTooLong ? null : profileImageUrl,
  }
}
