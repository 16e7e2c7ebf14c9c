import type { ClientApp, CurrentUser, TeamInvitationDetails } from '@app/core'
import { useState } from 'react'
import { useApp } from '../hooks/use-app'
import { useUser } from '../hooks/use-user'
import { useMessages } from '../i18n/use-messages'
import { useCallResult } from '../lib/use-call-result'
import { useQuery } from '../location/use-query'
import { Card } from '../page/card'
import { CardActions } from '../page/card-actions'
import { CardSkeleton } from '../page/card-skeleton'
import { DeadLinkCard } from '../page/dead-link/dead-link-card'
import { findLinkProblem, isWholeCode, type LinkProblem } from '../page/dead-link/link-problem'
import { Page } from '../page/page'
import { PageLink } from '../page/page-link'
import type { QueryPageProps } from '../page/page-props'
import { useChangeAccount } from '../sign-in/flow/use-change-account'
import { nameOf } from '../users/user-name'

/** Props of {@link TeamInvitationPage}. */
export type TeamInvitationProps = QueryPageProps

/** The page of a team invitation link. */
export function TeamInvitationPage({ fullPage = false, searchParams }: TeamInvitationProps) {
  const code = useQuery(searchParams)('code')
  return (
    <Page fullPage={fullPage}>
      {isWholeCode(code) ? (
        <InvitationContent key={code} code={code} />
      ) : (
        <DeadInvitation problem="invalid" />
      )}
    </Page>
  )
}

/** State of an invitation; only signed-in users learn the team. */
type Invitation =
  | { status: 'dead'; problem: LinkProblem }
  | { status: 'open'; team: TeamInvitationDetails | null }

async function findInvitation(
  app: ClientApp<true>,
  code: string,
  { isSignedIn, signal }: { isSignedIn: boolean; signal: AbortSignal },
): Promise<Invitation> {
  const result = isSignedIn
    ? await app.getTeamInvitationDetails(code, { signal })
    : await app.verifyTeamInvitationCode(code, { signal })
  if (result.status === 'ok') return { status: 'open', team: result.data ?? null }
  return { status: 'dead', problem: findLinkProblem(result.error) }
}

function InvitationContent({ code }: { code: string }) {
  const app = useApp()
  const user = useUser()
  // While switching accounts no user is signed in: keep the card until the next page is shown.
  const [leaving, setLeaving] = useState<CurrentUser | null>(null)
  const [problem, setProblem] = useState<LinkProblem | null>(null)
  const person = leaving ?? user
  const invitation = useCallResult(`${code} ${person?.id}`, (signal) =>
    findInvitation(app, code, { isSignedIn: person !== null, signal }),
  )

  if (!invitation) return <CardSkeleton />
  if (problem) return <DeadInvitation problem={problem} />
  if (invitation.status === 'dead') return <DeadInvitation problem={invitation.problem} />
  if (!person || !invitation.team) return <SignInCard />
  return (
    <JoinCard
      code={code}
      user={person}
      team={invitation.team}
      onLeave={setLeaving}
      onProblem={setProblem}
    />
  )
}

function SignInCard() {
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

interface JoinCardProps {
  code: string
  user: CurrentUser
  team: TeamInvitationDetails
  /** Called when the user signs out to use another account. */
  onLeave: (user: CurrentUser | null) => void
  onProblem: (problem: LinkProblem) => void
}

function JoinCard({ code, user, team, onLeave, onProblem }: JoinCardProps) {
  const app = useApp()
  const { t } = useMessages()
  const changeAccount = useChangeAccount()
  const [hasJoined, setJoined] = useState(false)
  const name = nameOf(user)
  const goHome = () => app.redirectToHome()

  async function join() {
    const result = await app.acceptTeamInvitation(code)
    if (result.status === 'error') return onProblem(findLinkProblem(result.error))
    // The user has joined in any case, and can select a team later.
    await Promise.allSettled([user.setSelectedTeam({ id: team.teamId })])
    setJoined(true)
  }

  /** Button to sign in with another account and come back. */
  async function leave() {
    onLeave(user)
    await changeAccount().finally(() => onLeave(null))
  }

  if (hasJoined) {
    const title = t('invitation.doneTitle', { team: team.teamDisplayName })
    return (
      <Card title={title} lead={<p>{t('invitation.doneText')}</p>}>
        <CardActions primary={{ label: t('action.goHome'), run: goHome }} />
      </Card>
    )
  }
  return (
    <Card
      title={t('invitation.title', { team: team.teamDisplayName })}
      lead={name && <p>{t('invitation.text', { name })}</p>}
    >
      <CardActions
        primary={{ label: t('invitation.join'), pendingLabel: t('invitation.pending'), run: join }}
        secondary={{ label: t('invitation.ignore'), run: goHome }}
        quiet={{ label: t('invitation.otherAccount'), run: leave }}
      />
    </Card>
  )
}

function DeadInvitation({ problem }: { problem: LinkProblem }) {
  const app = useApp()
  const { t } = useMessages()
  const text = problem === 'used' ? 'invitation.usedText' : 'invitation.askAgain'
  return (
    <DeadLinkCard
      problem={problem}
      text={problem === 'invalid' ? undefined : t(text)}
      primary={{ label: t('action.goHome'), run: () => app.redirectToHome() }}
    />
  )
}
