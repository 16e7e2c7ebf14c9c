import type { CurrentUser, TeamInvitationDetails, TeamInvitationPreview } from '@app/core'
import { useState } from 'react'
import { useApp } from '../hooks/use-app'
import { useMessages } from '../i18n/use-messages'
import { Card } from '../page/card'
import { CardActions } from '../page/card-actions'
import { findLinkProblem, type LinkProblem } from '../page/link-problem/link-problem'
import { forgetInvitation } from '../sign-in/flow/noted-invitation'
import { EmailLabel } from '../users/email-label'
import { NamedText } from '../users/named-text'
import { isSameEmail } from '../users/same-email'
import { nameOf } from '../users/user-name'
import { InvitationCard, InvitationLead } from './invitation-card'
import { type LeaveOptions, useLeave } from './use-leave'

/** Props of {@link JoinCard}. */
export interface JoinCardProps extends LeaveOptions {
  code: string
  team: TeamInvitationDetails
  onProblem: (problem: LinkProblem) => void
}

/** An invitation as a signed-in user sees it, who may accept it. */
export function JoinCard({ code, user, team, preview, onLeave, onProblem }: JoinCardProps) {
  const app = useApp()
  const { t } = useMessages()
  const leave = useLeave({ user, preview, onLeave })
  const [hasJoined, setJoined] = useState(false)
  const name = nameOf(user)

  async function join() {
    const result = await app.acceptTeamInvitation(code)
    if (result.status === 'error') return onProblem(findLinkProblem(result.error))
    forgetInvitation()
    // The user has joined in any case, and can select a team later.
    await Promise.allSettled([user.setSelectedTeam({ id: team.teamId })])
    setJoined(true)
  }

  if (hasJoined) return <JoinedCard team={team} />
  const pendingLabel = t('invitation.pending')
  const ignore = { label: t('invitation.ignore'), run: () => app.redirectToHome() }
  const otherAccount = { label: t('invitation.otherAccount'), run: leave }
  if (preview)
    return (
      <PreviewedCard
        preview={preview}
        user={user}
        join={join}
        otherAccount={otherAccount}
        ignore={ignore}
      />
    )
  return (
    <Card
      title={t('invitation.title', { team: team.teamDisplayName })}
      lead={
        name && (
          <p>
            <NamedText name={name} text={t('invitation.text', { name })} />
          </p>
        )
      }
    >
      <CardActions
        primary={{ label: t('invitation.join'), pendingLabel, run: join }}
        secondary={ignore}
        quiet={otherAccount}
      />
    </Card>
  )
}

interface PreviewedCardProps {
  preview: TeamInvitationPreview
  user: CurrentUser
  join: () => Promise<void>
  otherAccount: { label: string; run: () => Promise<void> }
  ignore: { label: string; run: () => Promise<void> }
}

function PreviewedCard({ preview, user, join, otherAccount, ignore }: PreviewedCardProps) {
  const { t } = useMessages()
  // The address, which tells accounts of one person apart.
  const name = user.primaryEmail ?? nameOf(user)
  const accept = {
    label: name ? (
      <EmailLabel text={t('invitation.acceptAs', { name })} email={name} />
    ) : (
      t('invitation.join')
    ),
    pendingLabel: t('invitation.pending'),
    run: join,
  }
  const isForUser = isSameEmail(user.primaryEmail, preview.recipientEmail)
  const lead = (
    <>
      <InvitationLead preview={preview} />
      {name && !isForUser && (
        <p>
          <NamedText name={name} text={t('signedIn.text', { name })} />
        </p>
      )}
    </>
  )
  return (
    <InvitationCard preview={preview} lead={lead}>
      <CardActions
        isStacked
        primary={preview.canAccept ? accept : otherAccount}
        secondary={preview.canAccept ? otherAccount : undefined}
        quiet={ignore}
      />
    </InvitationCard>
  )
}

function JoinedCard({ team: { teamDisplayName: team } }: { team: TeamInvitationDetails }) {
  const app = useApp()
  const { t } = useMessages()
  return (
    <Card title={t('invitation.doneTitle', { team })} lead={<p>{t('invitation.doneText')}</p>}>
      <CardActions
        isStacked
        primary={{ label: t('invitation.open', { team }), run: () => app.redirectToHome() }}
      />
    </Card>
  )
}
