import type { TeamInvitationPreview } from '@app/core'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages'
import { Card } from '../page/card'
import { EmailAddress } from '../users/email-address'
import { toRoleName } from './members/role-name'
import { TeamIcon } from './team-icon'

/** Props of {@link InvitationCard}. */
export interface InvitationCardProps {
  preview: TeamInvitationPreview
  /** @default who invites to which team */
  title?: string
  /** Text under the title. @default the invited address, and the role */
  lead?: ReactNode
  /** The buttons. */
  children: ReactNode
}

/** Card of an invitation with its team. */
export function InvitationCard({ preview, title, lead, children }: InvitationCardProps) {
  const { t } = useMessages()
  const { teamDisplayName: team, inviterDisplayName: inviter, memberCount: count } = preview
  const invited = inviter ? t('invitation.from', { inviter, team }) : t('invitation.to', { team })
  const icon = { displayName: team, profileImageUrl: preview.teamProfileImageUrl }
  return (
    <Card title={title ?? invited} lead={lead ?? <InvitationLead preview={preview} />}>
      <div className="stack-person">
        <TeamIcon team={icon} size={56} />
        <div className="stack-list__text">
          <strong>{team}</strong>
          {count > 0 && <span className="stack-text">{t('invitation.members', { count })}</span>}
        </div>
      </div>
      {children}
    </Card>
  )
}

/** The invited address, and the role. */
export function InvitationLead({ preview }: Pick<InvitationCardProps, 'preview'>) {
  const { t } = useMessages()
  const { recipientEmail: email, permissionIds, canAccept } = preview
  const text = t(canAccept ? 'invitation.sentTo' : 'invitation.onlyFor', { email })
  const role = permissionIds.map((id) => toRoleName(id, t)).join(', ')
  return (
    <>
      <p>
        <EmailAddress text={text} email={email} />
      </p>
      {role && <p>{t('invitation.role', { role })}</p>}
    </>
  )
}
