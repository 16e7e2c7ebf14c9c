import type { CurrentUser, Team } from '@app/core'
import { useState } from 'react'
import { useMessages } from '../i18n/use-messages'
import { ConfirmButton } from '../settings/confirm-button'
import { Setting } from '../settings/setting'
import { EmailAddress } from '../users/email-address'
import { UserAvatar } from '../users/user-avatar'
import { nameOf } from '../users/user-name'

/** Props of {@link MembersSetting}. */
export interface MembersSettingProps {
  user: CurrentUser
  team: Team
  mayRemove: boolean
}

/** The members of a team; removes others where permitted. */
export function MembersSetting({ user, team, mayRemove }: MembersSettingProps) {
  const { t } = useMessages()
  const members = team.useUsers()
  const [status, setStatus] = useState<string | null>(null)

  return (
    <Setting label={t('team.members')} status={status}>
      <ul className="stack-list">
        {members.map(({ id, teamProfile }) => {
          const isSelf = id === user.id
          // The email address of another member is not among what members may see.
          const name = teamProfile.displayName || (isSelf && nameOf(user)) || t('team.nameless')
          return (
            <li key={id}>
              <div className="stack-person">
                <span aria-hidden="true">
                  <UserAvatar user={teamProfile} />
                </span>
                {name.includes('@') ? <EmailAddress email={name} /> : <span>{name}</span>}
                {isSelf && <span className="stack-badge">{t('team.you')}</span>}
              </div>
              {mayRemove && !isSelf && (
                <ConfirmButton
                  label={t('setting.remove')}
                  context={name}
                  title={t('team.removeTitle', { name })}
                  text={t('team.removeText')}
                  confirmLabel={t('team.removeConfirm')}
                  pendingLabel={t('setting.removing')}
                  onAsk={() => setStatus(null)}
                  run={async () => {
                    await team.removeUser(id)
                    setStatus(t('team.removed', { name }))
                  }}
                />
              )}
            </li>
          )
        })}
      </ul>
    </Setting>
  )
}
