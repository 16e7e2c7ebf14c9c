import { useApp } from '../../hooks/use-app'
import { useProject } from '../../hooks/use-project'
import { useMessages } from '../../i18n/use-messages'
import { useHydrated } from '../../lib/use-hydrated'
import { type SearchParams, useQuery } from '../../location/use-query'
import { Card } from '../../page/card'
import { CardActions } from '../../page/card-actions'
import { Lazy } from '../../page/lazy'
import { findStarted } from '../flow/last-used'
import { useSignInAgain } from '../flow/use-sign-in-again'
import { lazyTermsStep } from '../terms/use-terms-step'

/** Props of {@link TermsCard}. */
export interface TermsCardProps {
  /** Query of the page, if the host knows it. */
  searchParams?: SearchParams | undefined
}

/**
 * Shown when a provider account turned out to belong to no user yet: asks for the terms of service, then
 * continues at the provider. Their version is that of the project, as any link can carry another one.
 */
export function TermsCard({ searchParams }: TermsCardProps) {
  const app = useApp()
  const { t } = useMessages()
  const { requiredTermsVersion } = useProject().config
  const provider = useHydrated() ? findStarted() : null
  const toSignIn = useSignInAgain(searchParams)
  const hasTarget = useQuery(searchParams)('after_auth_return_to') !== null
  if (provider && requiredTermsVersion) {
    const accepted = { acceptedTermsVersion: requiredTermsVersion }
    const accept = () => app.signInWithOAuth(provider, accepted)
    return <Lazy component={lazyTermsStep} props={{ accept, onBack: () => void toSignIn() }} />
  }
  const toSignUp = () => app.redirectToSignUp({ noRedirectBack: !hasTarget })
  return (
    <Card title={t('oauth.failedTitle')} lead={<p>{t('terms.missing')}</p>}>
      <CardActions
        primary={{ label: t('action.signUp'), run: toSignUp }}
        secondary={{ label: t('action.goHome'), run: () => app.redirectToHome() }}
      />
    </Card>
  )
}
