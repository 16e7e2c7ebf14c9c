import type { ConnectedAccount, CurrentUser, Project } from '@app/core'
import { type ReactNode, useState } from 'react'
import { FailureNotice } from '../../forms/failure-notice'
import { message } from '../../i18n/message'
import { useMessages } from '../../i18n/use-messages'
import { BrandIcon } from '../../providers/brand-icon'
import { toProviderName } from '../../providers/provider-name'
import { useReauthenticatedAction } from '../../reauthentication/use-reauthenticated-action'
import { ConfirmButton } from '../../settings/confirm-button'
import { Setting } from '../../settings/setting'
import { Button } from '../../ui/button'
import { EmailAddress } from '../../users/email-address'
import { noteConnecting, useConnectingNote } from './connecting-note'

/** Props of {@link ConnectedAccountsSetting}. */
export interface ConnectedAccountsSettingProps {
  user: CurrentUser
  project: Project
  /** Whether the user signs in with providers only. */
  isOnlySignInMethod: boolean
  /** Whether email codes can become another sign-in method. */
  canTurnOnEmailCodes: boolean
}

/** The connected accounts of the user, and buttons to connect more and to disconnect them. */
export function ConnectedAccountsSetting({
  user,
  project,
  isOnlySignInMethod,
  canTurnOnEmailCodes,
}: ConnectedAccountsSettingProps) {
  const { t } = useMessages()
  const connected = new Set(user.oauthProviders.map(({ id }) => id))
  // `null`: the service does not list them.
  const accounts = user.useConnectedAccounts()
  const added = useAddedProvider(user, accounts)
  const news = added && message('accounts.nowConnected', { provider: toProviderName(added) })
  const [status = news, setStatus] = useState<ReactNode>()
  const providers = project.config.oauthProviders.map(({ id }) => id)
  const shown = accounts?.filter(({ provider }) => providers.includes(provider))
  const isOnlyAccount = isOnlySignInMethod && shown?.length === 1
  return (
    <Setting label={t('accounts.title')} value={t('accounts.text')} status={status}>
      <ul className="stack-list">
        {providers.flatMap((provider) => {
          const own = shown?.filter((account) => account.provider === provider) ?? []
          if (own.length === 0) {
            const isConnected = connected.has(provider)
            return [
              <ProviderRow
                key={provider}
                provider={provider}
                user={user}
                isConnected={isConnected}
              />,
            ]
          }
          return own.map((account) => (
            <AccountRow
              key={`${provider} ${account.accountId}`}
              account={account}
              isOnlySignInMethod={isOnlyAccount}
              canTurnOnEmailCodes={canTurnOnEmailCodes}
              say={setStatus}
            />
          ))
        })}
      </ul>
    </Setting>
  )
}

/** Returns the provider whose account the user has just connected; `null` also after a canceled one. */
function useAddedProvider(
  { id, oauthProviders }: CurrentUser,
  accounts: ConnectedAccount[] | null,
): string | null {
  const provider = useConnectingNote(id)
  const isConnected =
    oauthProviders.some(({ id }) => id === provider) ||
    accounts?.some((account) => account.provider === provider)
  return isConnected ? provider : null
}

interface AccountRowProps {
  account: ConnectedAccount
  isOnlySignInMethod: boolean
  canTurnOnEmailCodes: boolean
  say: (status: ReactNode) => void
}

/** A connected account: provider, address, and a button to disconnect it. */
function AccountRow({ account, isOnlySignInMethod, canTurnOnEmailCodes, say }: AccountRowProps) {
  const { t } = useMessages()
  const { provider, email } = account
  const name = toProviderName(provider)
  return (
    <li>
      <div className="stack-person">
        <BrandIcon provider={provider} />
        <div className="stack-list__text">
          <span className="stack-badges">
            {name}
            <span className="stack-badge">{t('accounts.connected')}</span>
          </span>
          {email && (
            <span className="stack-text">
              <EmailAddress email={email} />
            </span>
          )}
        </div>
      </div>
      {isOnlySignInMethod ? (
        <p className="stack-list__more stack-text">
          {t(canTurnOnEmailCodes ? 'methods.orEmailCodes' : 'methods.onlyOne')}
        </p>
      ) : (
        <ConfirmButton
          reauthenticationTitle={message('reauth.toDisconnect')}
          label={t('accounts.disconnect')}
          context={email ? `${name} ${email}` : name}
          title={t('accounts.disconnectTitle', { provider: name })}
          text={t('accounts.disconnectText', { account: email ?? name })}
          pendingLabel={t('accounts.disconnecting')}
          onAsk={() => say(null)}
          run={async () => {
            await account.disconnect()
            say(message('accounts.disconnected', { provider: name }))
          }}
        />
      )}
    </li>
  )
}

interface ProviderRowProps {
  provider: string
  user: CurrentUser
  isConnected: boolean
}

function ProviderRow({ provider, user, isConnected }: ProviderRowProps) {
  const { t } = useMessages()
  const name = toProviderName(provider)
  const connecting = useReauthenticatedAction(() => {
    noteConnecting(user.id, provider)
    return user.linkConnectedAccount(provider)
  }, message('reauth.toConnect'))
  return (
    <li>
      <div className="stack-person">
        <BrandIcon provider={provider} />
        <span>{name}</span>
      </div>
      {isConnected ? (
        <span className="stack-badge">{t('accounts.connected')}</span>
      ) : (
        <Button
          variant="outline"
          context={name}
          pending={connecting.status === 'pending'}
          pendingLabel={t('accounts.connecting')}
          onClick={() => void connecting.run()}
        >
          {t('accounts.connect')}
        </Button>
      )}
      {connecting.failure !== null && (
        <div className="stack-list__more">
          <FailureNotice error={connecting.failure} />
        </div>
      )}
    </li>
  )
}
