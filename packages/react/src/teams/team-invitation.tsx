import type {
  ClientApp,
  CurrentUser,
  TeamInvitationDetails,
  TeamInvitationPreview,
} from '@app/core'
import { useState } from 'react'
import { useApp } from '../hooks/use-app'
import { preloadProject } from '../hooks/use-project'
import { useUser } from '../hooks/use-user'
import { useMessages } from '../i18n/use-messages'
import { useCallResult } from '../lib/use-call-result'
import { useQuery } from '../location/use-query'
import { CardSkeleton } from '../page/card-skeleton'
import { findLinkProblem, isWholeCode, type LinkProblem } from '../page/link-problem/link-problem'
import { LinkProblemCard } from '../page/link-problem/link-problem-card'
import { Page } from '../page/page'
import type { QueryPageProps } from '../page/page-props'
import { MemberCard, VisitorCard } from './invited-cards'
import { JoinCard } from './join-card'

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
        <InvitationProblem problem="invalid" />
      )}
    </Page>
  )
}

/**
 * State of an invitation. A service without previews names the team to signed-in users only; then it is
 * `null` for visitors.
 */
type Invitation =
  | { status: 'invalid'; problem: LinkProblem }
  | { status: 'open'; team: TeamInvitationDetails | null; preview: TeamInvitationPreview | null }

async function findInvitation(
  app: ClientApp<true>,
  code: string,
  { isSignedIn, signal }: { isSignedIn: boolean; signal: AbortSignal },
): Promise<Invitation> {
  const shown = await app.getTeamInvitationPreview(code, { signal })
  if (shown.status === 'error') return { status: 'invalid', problem: findLinkProblem(shown.error) }
  const preview = shown.data
  if (preview) return { status: 'open', team: preview, preview }
  const result = isSignedIn
    ? await app.getTeamInvitationDetails(code, { signal })
    : await app.verifyTeamInvitationCode(code, { signal })
  if (result.status === 'ok') return { status: 'open', team: result.data ?? null, preview: null }
  return { status: 'invalid', problem: findLinkProblem(result.error) }
}

function InvitationContent({ code }: { code: string }) {
  const app = useApp()
  preloadProject(app)
  const user = useUser()
  // While switching accounts no user is signed in: keep the card until the next page is shown.
  const [leaving, setLeaving] = useState<CurrentUser | null>(null)
  const [problem, setProblem] = useState<LinkProblem | null>(null)
  const person = leaving ?? user
  const invitation = useCallResult(`${code} ${person?.id}`, (signal) =>
    findInvitation(app, code, { isSignedIn: person !== null, signal }),
  )

  if (!invitation) return <CardSkeleton />
  if (problem) return <InvitationProblem problem={problem} />
  if (invitation.status === 'invalid') return <InvitationProblem problem={invitation.problem} />
  const { preview, team } = invitation
  if (!person || !team) return <VisitorCard preview={preview} />
  const account = { user: person, onLeave: setLeaving }
  if (preview?.isMember) return <MemberCard {...account} preview={preview} />
  return <JoinCard {...account} code={code} team={team} preview={preview} onProblem={setProblem} />
}

function InvitationProblem({ problem }: { problem: LinkProblem }) {
  const app = useApp()
  const { t } = useMessages()
  const text = problem === 'used' ? 'invitation.usedText' : 'invitation.askAgain'
  return (
    <LinkProblemCard
      problem={problem}
      text={problem === 'invalid' ? undefined : t(text)}
      primary={{ label: t('action.goHome'), run: () => app.redirectToHome() }}
    />
  )
}
