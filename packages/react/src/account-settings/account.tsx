import { leavePage } from '@app/core/bindings'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { useApp } from '../hooks/use-app'
import { preloadProject, useProject } from '../hooks/use-project'
import { useUser } from '../hooks/use-user'
import { message } from '../i18n/message'
import { useMessages } from '../i18n/use-messages'
import { ConfirmButton } from '../settings/confirm-button'
import { Section } from '../settings/section'
import { Setting } from '../settings/setting'
import { Button } from '../ui/button'
import { nameOf } from '../users/user-name'
import { useAccountDeletedNotice } from './account-deleted-notice'

/** Sign-out and deletion of the account. */
export function AccountSectionContent() {
  const app = useApp()
  const { t } = useMessages()
  preloadProject(app)
  const user = useUser({ or: 'redirect' })
  const { config } = useProject()
  const signingOut = useAction(() => user.signOut())
  const showDeletedNotice = useAccountDeletedNotice()
  const name = nameOf(user) ?? user.id

  const deleteAccount = () =>
    leavePage(app, async () => {
      await user.delete()
      await showDeletedNotice(() => app.redirectToHome())
    })

  return (
    <Section title={t('settings.account')}>
      <Setting
        label={t('action.signOut')}
        value={t('account.signOutText')}
        action={
          <Button
            variant="outline"
            pending={signingOut.status === 'pending'}
            pendingLabel={t('signOut.pending')}
            onClick={() => void signingOut.run()}
          >
            {t('action.signOut')}
          </Button>
        }
      >
        <FailureNotice error={signingOut.failure} />
      </Setting>
      {config.clientUserDeletionEnabled && (
        <Setting
          label={t('account.delete')}
          value={t('account.deleteText')}
          action={
            <ConfirmButton
              reauthenticationTitle={message('reauth.toDeleteAccount')}
              label={t('account.delete')}
              title={t('account.deleteTitle')}
              text={t('account.deleteWarning', { name })}
              word={name}
              pendingLabel={t('setting.deleting')}
              run={deleteAccount}
            />
          }
        />
      )}
    </Section>
  )
}
