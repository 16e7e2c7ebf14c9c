import type { CurrentUser, Team } from '@app/core'
import { useState } from 'react'
import { preloadRead } from '../hooks/preload-read'
import { useUser } from '../hooks/use-user'
import { message } from '../i18n/message'
import { useMessages } from '../i18n/use-messages'
import { ConfirmButton } from '../settings/confirm-button'
import { PictureSetting } from '../settings/picture/picture-setting'
import { Section, SectionCard } from '../settings/section'
import { Setting } from '../settings/setting'
import { TextSetting } from '../settings/text-setting'
import { MembersSetting, membersPerPage } from './members/team-members'
import { TeamIcon } from './team-icon'
import { InvitationsSetting } from './team-invitations'

/** Props of {@link TeamSectionContent}. */
export interface TeamSectionProps {
  /** Id of the team. */
  teamId: string
}

/** A team: the user's profile in it, its settings, members and invitations. */
export function TeamSectionContent({ teamId }: TeamSectionProps) {
  const { t } = useMessages()
  const user = useUser({ or: 'redirect' })
  const team = user.useTeams().find(({ id }) => id === teamId)
  const [end, setEnd] = useState<TeamEnd | null>(null)

  async function endBy(how: TeamEnd['how'], action: () => Promise<void>) {
    // Before the action, as the list of teams may change before its promise is fulfilled.
    setEnd(team ? { how, name: team.displayName } : null)
    try {
      await action()
    } catch (error) {
      setEnd(null)
      throw error
    }
  }

  if (team) return <MemberContent user={user} team={team} endBy={endBy} />
  if (end) {
    const [title, text] = endings[end.how]
    return <Section title={t(title, { team: end.name })} lead={<p>{t(text)}</p>} />
  }
  return <Section title={t('team.gone')} lead={<p>{t('team.goneText')}</p>} />
}

/** Title and text after the end of a membership. */
const endings = {
  left: ['team.left', 'team.leftText'],
  deleted: ['team.deleted', 'team.deletedText'],
} as const

/** The way in which the user is ending, or has just ended, their membership. */
interface TeamEnd {
  how: 'left' | 'deleted'
  /** Name of the team. */
  name: string
}

interface TeamContentProps {
  user: CurrentUser
  team: Team
  /** Runs an action that ends the membership, and notes how for the text that follows. */
  endBy: (how: TeamEnd['how'], action: () => Promise<void>) => Promise<void>
}

function MemberContent({ user, team, endBy }: TeamContentProps) {
  // Fetch the permissions and the profile in parallel.
  preloadRead(user, 'getTeamProfile', team)
  const held = new Set(user.usePermissions(team).map(({ id }) => id))
  const profile = user.useTeamProfile(team)
  const { t } = useMessages()

  const mayRead = held.has('$read_members')
  const mayInvite = held.has('$invite_members')
  if (mayRead) preloadRead(team, 'listMembers', { limit: membersPerPage })
  if (mayRead && mayInvite) preloadRead(team, 'listInvitations')
  if (mayInvite) preloadRead(team, 'listInvitableRoles')

  return (
    <Section title={team.displayName} lead={<p>{t('team.lead')}</p>}>
      {mayRead && (
        <SectionCard>
          <MembersSetting user={user} team={team} mayRemove={held.has('$remove_members')} />
        </SectionCard>
      )}
      {mayInvite && (
        <SectionCard>
          <InvitationsSetting
            ownEmail={user.primaryEmail}
            team={team}
            mayRead={mayRead}
            mayRevoke={held.has('$remove_members')}
          />
        </SectionCard>
      )}
      <SectionCard>
        <TextSetting
          label={t('team.yourName')}
          text={profile.displayName ?? ''}
          emptyText={t('profile.noName')}
          hint={t('team.yourNameHint')}
          missingText={message('team.yourNameMissing')}
          autoComplete="name"
          save={(displayName) => profile.update({ displayName })}
        />
        {held.has('$update_team') && <TeamProfile team={team} />}
      </SectionCard>
      <SectionCard>
        <LeaveTeamSetting user={user} team={team} endBy={endBy} />
        {held.has('$delete_team') && <DeleteTeamSetting team={team} endBy={endBy} />}
      </SectionCard>
    </Section>
  )
}

function TeamProfile({ team }: { team: Team }) {
  const { t } = useMessages()
  return (
    <>
      <PictureSetting
        label={t('team.picture')}
        picture={<TeamIcon team={team} size={56} />}
        hasPicture={team.profileImageUrl !== null}
        save={(profileImageUrl) => team.update({ profileImageUrl })}
      />
      <TextSetting
        label={t('team.name')}
        text={team.displayName}
        missingText={message('team.nameMissing')}
        save={(displayName) => team.update({ displayName })}
      />
    </>
  )
}

function LeaveTeamSetting({ user, team, endBy }: TeamContentProps) {
  const { t } = useMessages()
  return (
    <Setting
      label={t('team.leave')}
      value={t('team.leaveText')}
      action={
        <ConfirmButton
          label={t('team.leave')}
          title={t('team.leaveTitle', { team: team.displayName })}
          text={t('team.leaveText')}
          pendingLabel={t('team.leaving')}
          run={() => endBy('left', () => user.leaveTeam(team))}
        />
      }
    />
  )
}

function DeleteTeamSetting({ team, endBy }: Omit<TeamContentProps, 'user'>) {
  const { t } = useMessages()
  return (
    <Setting
      label={t('team.delete')}
      value={t('team.deleteText')}
      action={
        <ConfirmButton
          reauthenticationTitle={message('reauth.toDeleteTeam', { team: team.displayName })}
          label={t('team.delete')}
          title={t('team.deleteTitle', { team: team.displayName })}
          text={t('team.deleteWarning')}
          word={team.displayName}
          pendingLabel={t('setting.deleting')}
          run={() => endBy('deleted', () => team.delete())}
        />
      }
    />
  )
}
