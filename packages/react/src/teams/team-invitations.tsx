import type { Team, TeamInvitation } from '@app/core'
import { useState } from 'react'
import { EmailField } from '../forms/email-field'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { useEmailForm } from '../forms/use-email-form'
import { formatDay } from '../i18n/time'
import { useMessages } from '../i18n/use-messages'
import { EditorButton, EditorPanel, useEditor } from '../settings/editor'
import { useKeptFocus } from '../settings/section'
import { Setting } from '../settings/setting'
import { SettingForm } from '../settings/setting-form'
import { Button } from '../ui/button'

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
  const keepFocus = useKeptFocus()
  const revoking = useAction(async (row: Element) => {
    const restoreFocus = keepFocus(row)
    await invitation.revoke()
    onRevoked()
    restoreFocus()
  })
  return (
    <li>
      <div className="stack-list__text">
        <span>{invitation.recipientEmail}</span>
        <span className="stack-text">
          {t('team.expires', { date: formatDay(invitation.expiresAt, lang) })}
        </span>
      </div>
      {mayRevoke && (
        <Button
          variant="outline"
          context={invitation.recipientEmail ?? undefined}
          pending={revoking.status === 'pending'}
          pendingLabel={t('team.revoking')}
          onClick={({ currentTarget }) => void revoking.run(currentTarget)}
        >
          {t('team.revoke')}
        </Button>
      )}
      {revoking.failure !== null && (
        <div className="stack-list__more">
          <FailureNotice error={revoking.failure} />
        </div>
      )}
    </li>
  )
}
