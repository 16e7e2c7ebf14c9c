import { useMessages } from '../i18n/use-messages'
import { useQuery } from '../location/use-query'
import { Card } from '../page/card'
import { CardActions } from '../page/card-actions'
import { Page } from '../page/page'
import type { QueryPageProps } from '../page/page-props'
import { SecondFactorStep } from './flow/second-factor-step'
import { SignedOutContent } from './flow/signed-out-content'
import { useSignInAgain } from './flow/use-sign-in-again'

/** Props of {@link MfaPage}. */
export interface MfaProps extends QueryPageProps {
  /**
   * `error.details.attempt_code` of the `MultiFactorAuthenticationRequired` of a first step.
   *
   * @default `attempt_code` of the query
   */
  attemptCode?: string | undefined
}

/**
 * Asks for an authentication or recovery code, for an app's own sign-in pages. The pages of this
 * package ask for it in place.
 */
export function MfaPage({ fullPage = false, attemptCode, searchParams }: MfaProps) {
  const fromQuery = useQuery(searchParams)('attempt_code')
  const code = attemptCode ?? fromQuery
  const toSignIn = useSignInAgain(searchParams)
  return (
    <Page fullPage={fullPage}>
      {code ? (
        <SignedOutContent key={code} type="sign-in">
          <SecondFactorStep attemptCode={code} onBack={toSignIn} />
        </SignedOutContent>
      ) : (
        <NoFirstStep toSignIn={toSignIn} />
      )}
    </Page>
  )
}

function NoFirstStep({ toSignIn }: { toSignIn: () => Promise<void> }) {
  const { t } = useMessages()
  return (
    <Card title={t('secondFactor.missingTitle')} lead={<p>{t('secondFactor.missingText')}</p>}>
      <CardActions primary={{ label: t('action.signIn'), run: toSignIn }} />
    </Card>
  )
}
