import type { Team, TeamInvitation } from '@app/core'
import { useState } from 'react'
import { EmailField } from '../forms/email-field'
import { useEmailForm } from '../forms/use-email-form'
import { formatDay } from '../i18n/time'
import { useMessages } from '../i18n/use-messages'
import { ConfirmButton } from '../settings/confirm-button'
import { EditorButton, EditorPanel, useEditor } from '../settings/editor'
import { Setting } from '../settings/setting'
import { SettingForm } from '../settings/setting-form'
import { EmailAddress } from '../users/email-address'

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
export function InvitationsSetting({
  ownEmail,
  team,
  mayRead,
  mayRevoke,
}: InvitationsSettingProps) {
  const { t } = useMessages()
  const [status, setStatus] = useState<string | null>(null)
  const inviting = useEditor({ prepare: () => setStatus(null) })

  async function invite(email: string) {
    await team.inviteUser({ email })
    setStatus(t('team.invited', { email }))
    inviting.close()
  }

  return (
    <Setting
      label={t('team.invitations')}
      value={t('team.invitationsText')}
      status={status}
      action={<EditorButton editor={inviting} label={t('team.invite')} />}
    >
      <EditorPanel editor={inviting}>
        <InviteForm ownEmail={ownEmail} invite={invite} onCancel={inviting.close} />
      </EditorPanel>
      {mayRead && <OpenInvitations team={team} mayRevoke={mayRevoke} say={setStatus} />}
    </Setting>
  )
}

interface InviteFormProps {
  ownEmail: string | null
  invite: (email: string) => Promise<void>
  onCancel: () => void
}

function InviteForm({ ownEmail, invite, onCancel }: InviteFormProps) {
  const { t } = useMessages()
  const form = useEmailForm({
    findProblem: (email) =>
      email.toLowerCase() === ownEmail?.toLowerCase() ? t('team.inviteSelf') : undefined,
    submit: invite,
  })
  return (
    <SettingForm
      form={form}
      saveLabel={t('team.sendInvitation')}
      savingLabel={t('team.inviting')}
      onCancel={onCancel}
    >
      {/* Not the user's own address. */}
      <EmailField autoComplete="off" error={form.problemOf('email')} />
    </SettingForm>
  )
}

interface OpenInvitationsProps {
  team: Team
  mayRevoke: boolean
  say: (status: string | null) => void
}

function OpenInvitations({ team, mayRevoke, say }: OpenInvitationsProps) {
  const { t } = useMessages()
  const invitations = team.useInvitations()
  if (invitations.length === 0) return null
  return (
    <ul className="stack-list">
      {invitations.map((invitation) => (
        <InvitationRow
          key={invitation.id}
          invitation={invitation}
          mayRevoke={mayRevoke}
          onRevoked={() => say(t('team.revoked'))}
        />
      ))}
    </ul>
  )
}

interface InvitationRowProps {
  invitation: TeamInvitation
  mayRevoke: boolean
  onRevoked: () => void
}

function InvitationRow({ invitation, mayRevoke, onRevoked }: InvitationRowProps) {
  const { t, lang } = useMessages()
  const email = invitation.recipientEmail ?? ''
  return (
    <li>
      <div className="stack-list__text">
        <EmailAddress email={email} />
        <span className="stack-text">
          {t('team.expires', { date: formatDay(invitation.expiresAt, lang) })}
        </span>
      </div>
      {mayRevoke && (
        <ConfirmButton
          label={t('team.revoke')}
          context={email}
          title={t('team.revokeTitle', { email })}
          text={t('team.revokeText')}
          confirmLabel={t('team.revoke')}
          pendingLabel={t('team.revoking')}
          run={async () => {
            await invitation.revoke()
            onRevoked()
          }}
        />
      )}
    </li>
  )
}
