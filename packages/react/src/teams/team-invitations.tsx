import { isKnownError, type Team, type TeamInvitation } from '@app/core'
import type { ReactNode } from 'react'
import { FailureNotice } from '../forms/failure-notice'
import { type Action, useAction } from '../forms/use-action'
import { formatDay } from '../i18n/age'
import { message } from '../i18n/message'
import { useMessages } from '../i18n/use-messages'
import { useRefreshOnReturn } from '../lib/use-refresh-on-return'
import { ConfirmButton } from '../settings/confirm-button'
import { EditorButton, EditorPanel, useEditor } from '../settings/editor'
import { Facts } from '../settings/facts'
import { type RowStatus, RowStatusText, type SayInRow, useRowStatus } from '../settings/row-status'
import { Setting } from '../settings/setting'
import { Button } from '../ui/button'
import { TextField } from '../ui/field'
import { EmailAddress } from '../users/email-address'
import { InviteForm } from './invite-form'
import { toRoleName } from './members/role-name'
import { useLinkCopy } from './use-link-copy'

/** Props of {@link InvitationsSetting}. */
export interface InvitationsSettingProps {
  /** Address of the user, who is already a member. */
  ownEmail: string | null
  team: Team
  /** Whether the user may list the open invitations. */
  mayRead: boolean
  mayRevoke: boolean
}

/** Invites members to a team by email and lists the open invitations. */
export function InvitationsSetting(props: InvitationsSettingProps) {
  return props.mayRead ? (
    <ListedInvitations {...props} />
  ) : (
    <Invitations {...props} invitations={null} />
  )
}

function ListedInvitations(props: InvitationsSettingProps) {
  // Invitations that were accepted in the meantime are over.
  useRefreshOnReturn(props.team.listInvitations)
  return <Invitations {...props} invitations={props.team.useInvitations()} />
}

interface InvitationsProps extends InvitationsSettingProps {
  /** Open invitations; `null` if the user may not list them. */
  invitations: TeamInvitation[] | null
}

function Invitations({ ownEmail, team, invitations, mayRevoke }: InvitationsProps) {
  const { t } = useMessages()
  const status = useRowStatus()
  const { say } = status
  const inviting = useEditor({ prepare: () => say(null) })

  function tell(emails: string[]) {
    const [email = '', second] = emails
    say(
      second
        ? message('team.invitedSeveral', { count: emails.length })
        : message('team.invited', { email }),
    )
    inviting.close()
  }

  return (
    <Setting
      label={t('team.invitations')}
      count={invitations?.length || undefined}
      value={t('team.invitationsText')}
      status={status.above}
      action={<EditorButton editor={inviting} variant="primary" label={t('team.invite')} />}
    >
      <EditorPanel editor={inviting}>
        <InviteForm team={team} ownEmail={ownEmail} onDone={tell} onCancel={inviting.close} />
      </EditorPanel>
      {invitations && invitations.length > 0 && (
        <OpenInvitations
          team={team}
          invitations={invitations}
          mayRevoke={mayRevoke}
          status={status}
        />
      )}
    </Setting>
  )
}

interface OpenInvitationsProps {
  team: Team
  invitations: TeamInvitation[]
  mayRevoke: boolean
  status: RowStatus
}

function OpenInvitations({ team, invitations, mayRevoke, status }: OpenInvitationsProps) {
  const { t } = useMessages()
  // An invitation without roles gives those of all members.
  const defaults = team.useInvitableRoles().filter(({ isDefault }) => isDefault)
  const toNames = (ids: readonly string[]) => ids.map((id) => toRoleName(id, t))
  return (
    <ul className="stack-list">
      {invitations.map((invitation) => (
        <InvitationRow
          key={invitation.id}
          team={team}
          invitation={invitation}
          roles={toNames(
            invitation.permissionIds.length > 0
              ? invitation.permissionIds
              : defaults.map(({ id }) => id),
          )}
          mayRevoke={mayRevoke}
          status={status.inRow(invitation.id)}
          say={status.say}
        />
      ))}
    </ul>
  )
}

interface InvitationRowProps {
  team: Team
  invitation: TeamInvitation
  /** Names of the roles that it gives. */
  roles: string[]
  mayRevoke: boolean
  /** Result of the last action, if it concerns this invitation. */
  status: ReactNode
  say: SayInRow
}

function InvitationRow(props: InvitationRowProps) {
  const { team, invitation, roles, mayRevoke, status, say } = props
  const { t, lang } = useMessages()
  const email = invitation.recipientEmail ?? ''
  const sending = useAction(async () => {
    say(null)
    const [...permissionIds] = invitation.permissionIds
    try {
      await team.inviteUser({
        email,
        permissionIds: permissionIds.length > 0 ? permissionIds : undefined,
      })
    } catch (error) {
      if (!isKnownError(error, 'TEAM_MEMBERSHIP_ALREADY_EXISTS')) throw error
      return say(message('team.alreadyMember', { email }), invitation.id)
    }
    // The new link replaces the previous one.
    await invitation.revoke()
    say(message('team.invited', { email }))
  })
  const { copying, shownLink } = useLinkCopy(invitation, (text) => say(text, invitation.id))
  const failure = sending.failure ?? copying.failure
  const expires = t('team.expires', { date: formatDay(invitation.expiresAt, lang) })
  return (
    <li className="stack-list__entry">
      <div className="stack-list__text">
        <EmailAddress email={email} />
        <Facts facts={[...roles, expires]} />
      </div>
      <InvitationActions
        invitation={invitation}
        sending={sending}
        copying={copying}
        mayRevoke={mayRevoke}
        say={say}
      />
      <RowStatusText status={status} />
      {(shownLink !== null || failure !== null) && (
        <div className="stack-list__more">
          {shownLink !== null && (
            <TextField
              label={t('team.link', { email })}
              readOnly
              value={shownLink}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          )}
          <FailureNotice error={failure} />
        </div>
      )}
    </li>
  )
}

interface InvitationActionsProps extends Omit<InvitationRowProps, 'team' | 'roles' | 'status'> {
  sending: Action<[]>
  copying: Action<[]>
}

function InvitationActions(props: InvitationActionsProps) {
  const { invitation, sending, copying, mayRevoke, say } = props
  const { t } = useMessages()
  const email = invitation.recipientEmail ?? ''
  return (
    <div className="stack-buttons">
      <Button
        variant="outline"
        context={email}
        pending={copying.status === 'pending'}
        pendingLabel={t('page.loading')}
        onClick={() => void copying.run()}
      >
        {t('team.copyLink')}
      </Button>
      {mayRevoke && (
        <Button
          variant="outline"
          context={email}
          pending={sending.status === 'pending'}
          pendingLabel={t('sentEmail.sending')}
          onClick={() => void sending.run()}
        >
          {t('sentEmail.sendAgain')}
        </Button>
      )}
      {mayRevoke && (
        <ConfirmButton
          label={t('team.revoke')}
          context={email}
          title={t('team.revokeTitle', { email })}
          text={t('team.revokeText')}
          pendingLabel={t('team.revoking')}
          run={async () => {
            await invitation.revoke()
            say(message('team.revoked'))
          }}
        />
      )}
    </div>
  )
}
