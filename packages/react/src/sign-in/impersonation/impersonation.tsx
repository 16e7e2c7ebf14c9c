import type { ClientApp } from '@app/core'
import { type ImpersonationRequest, loadImpersonationCode } from '@app/core/bindings'
import { useState } from 'react'
import { useApp } from '../../hooks/use-app'
import { useUser } from '../../hooks/use-user'
import { useMessages } from '../../i18n/use-messages'
import { useCallResult } from '../../lib/use-call-result'
import { useQuery } from '../../location/use-query'
import { Card } from '../../page/card'
import { CardActions } from '../../page/card-actions'
import { CardSkeleton } from '../../page/card-skeleton'
import { findLinkProblem, type LinkProblem } from '../../page/link-problem/link-problem'
import { LinkProblemCard } from '../../page/link-problem/link-problem-card'
import { Page } from '../../page/page'
import type { QueryPageProps } from '../../page/page-props'
import { EmailAddress } from '../../users/email-address'
import { nameOf } from '../../users/user-name'

/** Props of {@link ImpersonationPage}. */
export type ImpersonationProps = QueryPageProps

/** The page of an impersonation link. Asks first, so that a link preview can't use up the link. */
export function ImpersonationPage({ fullPage = false, searchParams }: ImpersonationProps) {
  const code = useQuery(searchParams)('code') ?? ''
  return (
    <Page fullPage={fullPage}>
      <ImpersonationContent key={code} code={code} />
    </Page>
  )
}

type Link = { problem: LinkProblem } | { problem: null; request: ImpersonationRequest }

async function check(app: ClientApp<true>, code: string, signal: AbortSignal): Promise<Link> {
  const { getImpersonationRequest } = await loadImpersonationCode()
  const result = await getImpersonationRequest(app, code, { signal })
  return result.status === 'error'
    ? { problem: findLinkProblem(result.error) }
    : { problem: null, request: result.data }
}

function ImpersonationContent({ code }: { code: string }) {
  const app = useApp()
  const { t } = useMessages()
  const link = useCallResult(code, (signal) => check(app, code, signal))
  const [refusal, setRefusal] = useState<LinkProblem | null>(null)

  async function start() {
    const { startImpersonation } = await loadImpersonationCode()
    const result = await startImpersonation(app, code)
    if (result.status === 'error') setRefusal(findLinkProblem(result.error))
  }

  if (!link) return <CardSkeleton />
  const problem = refusal ?? link.problem
  if (problem || link.problem) {
    return (
      <LinkProblemCard
        problem={problem ?? 'invalid'}
        text={t('impersonation.invalidText')}
        primary={{ label: t('action.goHome'), run: () => app.redirectToHome() }}
      />
    )
  }
  return <StartImpersonationCard request={link.request} onStart={start} />
}

interface StartImpersonationCardProps {
  request: ImpersonationRequest
  onStart: () => Promise<void>
}

function StartImpersonationCard({ request, onStart }: StartImpersonationCardProps) {
  const app = useApp()
  const { t } = useMessages()
  const { displayName } = app.useProject()
  const user = useUser({ or: 'anonymous-if-exists' })
  // The user of the link is signed in while the next page loads: do not ask whether to replace them.
  const [replaced] = useState(user)
  const { userId, primaryEmail } = request
  const name = nameOf(request) ?? userId
  const lead = (
    <>
      {request.displayName && primaryEmail && (
        <p>
          <EmailAddress email={primaryEmail} />
        </p>
      )}
      <p>{t('impersonation.text', { project: displayName })}</p>
      {replaced && (
        <p>
          <strong>{t('impersonation.replaces', { name: nameOf(replaced) ?? replaced.id })}</strong>
        </p>
      )}
    </>
  )
  return (
    <Card title={t('impersonation.title', { name })} lead={lead}>
      <CardActions
        primary={{ label: t('action.signIn'), pendingLabel: t('signIn.pending'), run: onStart }}
        secondary={{ label: t('action.cancel'), run: () => app.redirectToHome() }}
      />
    </Card>
  )
}
