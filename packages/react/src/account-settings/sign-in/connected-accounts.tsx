import type { CurrentUser, Project } from '@app/core'
import { FailureNotice } from '../../forms/failure-notice'
import { useMessages } from '../../i18n/use-messages'
import { BrandIcon } from '../../providers/brand-icon'
import { toProviderName } from '../../providers/provider-name'
import { useReauthenticatedAction } from '../../reauthentication/use-reauthenticated-action'
import { Setting } from '../../settings/setting'
import { Button } from '../../ui/button'

/** Props of {@link ConnectedAccountsSetting}. */
export interface ConnectedAccountsSettingProps {
  user: CurrentUser
  project: Project
}

/** The connected accounts of the user and buttons to connect more. */
export function ConnectedAccountsSetting({ user, project }: ConnectedAccountsSettingProps) {
  const { t } = useMessages()
  const connected = new Set(user.oauthProviders.map(({ id }) => id))
  return (
    <Setting label={t('accounts.title')} value={t('accounts.text')}>
      <ul className="stack-list">
        {project.config.oauthProviders.map(({ id }) => (
          <ProviderRow key={id} provider={id} user={user} isConnected={connected.has(id)} />
        ))}
      </ul>
    </Setting>
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
  const connecting = useReauthenticatedAction(
    () => user.linkConnectedAccount(provider),
    t('reauth.toConnect'),
  )
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
