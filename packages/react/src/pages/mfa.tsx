import { MessageCard } from '../components/message-card'
import { Page } from '../components/page'
import { SecondFactorStep } from '../components/second-factor-step'
import { useQuery } from '../hooks/use-query'
import { useSignInAgain } from '../hooks/use-sign-in-again'
import { useMessages } from '../messages/use-messages'
import { Entrance } from './entrance'
import type { QueryPageProps } from './page-props'

/** Props of {@link Mfa}. */
export interface MfaProps extends QueryPageProps {
  /**
   * `error.details.attempt_code` of the `MultiFactorAuthenticationRequired` of a first step.
   *
   * @default `attempt_code` of the query
   */
  attemptCode?: string
}

/**
 * The page of the second step, for sign-in pages of an app's own. The pages of this package ask for
 * it in place.
 */
export function Mfa({ fullPage = false, attemptCode, searchParams }: MfaProps) {
  const { t } = useMessages()
  const fromQuery = useQuery(searchParams)('attempt_code')
  const code = attemptCode ?? fromQuery
  const toSignIn = useSignInAgain(searchParams)

  if (!code) {
    return (
      <MessageCard
        fullPage={fullPage}
        title={t('secondFactor.missingTitle')}
        primaryButtonText={t('action.signIn')}
        primaryAction={toSignIn}
      >
        <p>{t('secondFactor.missingText')}</p>
      </MessageCard>
    )
  }
  return (
    <Page fullPage={fullPage}>
      <Entrance key={code} type="sign-in">
        <SecondFactorStep attemptCode={code} onBack={toSignIn} />
      </Entrance>
    </Page>
  )
}
