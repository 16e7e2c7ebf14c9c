import { sizes } from '@app/contract'
import { cutName } from '../../lib/cut-name'
import { TextError } from '../../lib/errors'
import type { ProviderAccount } from './providers/provider'

/**
 * Holds an account to the sizes of the API: some of what providers tell of it is written by its owner,
 * and Apple's name comes through the browser.
 *
 * @throws {TextError} 400 when the account could not be told from others any more.
 */
export function boundAccount(account: ProviderAccount): ProviderAccount {
  const { accountId, email, displayName, profileImageUrl } = account
  if (accountId.length > sizes.externalId || (email ?? '').length > sizes.email) {
    throw new TextError(400, 'The provider gave an account id or email that is too long.')
  }
  const isPictureTooLong = (profileImageUrl ?? '').length > sizes.profileImage
  return {
    ...account,
    displayName: displayName && cutName(displayName),
    profileImageUrl: isPictureTooLong ? null : profileImageUrl,
  }
}
