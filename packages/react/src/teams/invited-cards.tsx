import type { CurrentUser, TeamInvitationPreview } from '@app/core'
import { useApp } from '../hooks/use-app'
import { useProject } from '../hooks/use-project'
import { useMessages } from '../i18n/use-messages'
import { Card } from '../page/card'
import { CardActions } from '../page/card-actions'
import { PageLink } from '../page/page-link'
import { noteInvitation } from '../sign-in/flow/noted-invitation'
import { NamedText } from '../users/named-text'
import { nameOf } from '../users/user-name'
import { InvitationCard } from './invitation-card'
import { useLeave } from './use-leave'

/** Props of {@link VisitorCard}. */
export interface VisitorCardProps {
  /** `null`: the service does not have previews. */
  preview: TeamInvitationPreview | null
}

/** An invitation as signed-out visitors see it. */
export function VisitorCard({ preview }: VisitorCardProps) {
  return preview ? <InvitedVisitorCard preview={preview} /> : <InvitedSignInCard />
}

function InvitedVisitorCard({ preview }: { preview: TeamInvitationPreview }) {
  const app = useApp()
  const { t } = useMessages()
  const { config } = useProject()
  const { teamDisplayName: team, inviterDisplayName: inviter, recipientEmail: email } = preview
  const goTo = (redirect: () => Promise<void>) => () => {
    noteInvitation({ team, inviter, email })
    return redirect()
  }
  const signIn = { label: t('action.signIn'), run: goTo(() => app.redirectToSignIn()) }
  const signUp = { label: t('action.signUp'), run: goTo(() => app.redirectToSignUp()) }
  return (
    <InvitationCard preview={preview}>
      <CardActions
        primary={config.signUpEnabled ? signUp : signIn}
        secondary={config.signUpEnabled ? signIn : undefined}
        quiet={{ label: t('invitation.ignore'), run: () => app.redirectToHome() }}
      />
    </InvitationCard>
  )
}

function InvitedSignInCard() {
  const app = useApp()
  const { t } = useMessages()
  const lead = (
    <>
      <p>{t('invitation.signInText')}</p>
      <p>
        {t('signIn.noAccount')} <PageLink to="signUp">{t('signIn.toSignUp')}</PageLink>
      </p>
    </>
  )
  return (
    <Card title={t('invitation.signInTitle')} lead={lead}>
      <CardActions
        primary={{ label: t('action.signIn'), run: () => app.redirectToSignIn() }}
        secondary={{ label: t('action.cancel'), run: () => app.redirectToHome() }}
      />
    </Card>
  )
}

/** Props of {@link MemberCard}. */
export interface MemberCardProps {
  preview: TeamInvitationPreview
  user: CurrentUser
  /** Called when the user signs out to use another account. */
  onLeave: (user: CurrentUser | null) => void
}

/** An invitation, used or not, as members of the team see it. */
export function MemberCard({ preview, user, onLeave }: MemberCardProps) {
  const app = useApp()
  const { t } = useMessages()
  const leave = useLeave({ user, preview, onLeave })
  const { teamId: id, teamDisplayName: team, status } = preview
  const name = nameOf(user)

  async function open() {
    // The app's home is the way there in any case.
    await Promise.allSettled([user.setSelectedTeam({ id })])
    await app.redirectToHome()
  }

  return (
    <InvitationCard
      preview={preview}
      title={t('invitation.memberTitle', { team })}
      lead={
        name ? (
          <p>
            <NamedText name={name} text={t('signedIn.text', { name })} />
          </p>
        ) : (
          false
        )
      }
    >
      <CardActions
        isStacked
        primary={{ label: t('invitation.open', { team }), run: open }}
        secondary={
          status === 'open' ? { label: t('invitation.otherAccount'), run: leave } : undefined
        }
      />
    </InvitationCard>
  )
}
