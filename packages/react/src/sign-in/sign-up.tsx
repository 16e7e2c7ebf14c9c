import { useApp } from '../hooks/use-app'
import { useMessages } from '../i18n/use-messages'
import { Card } from '../page/card'
import { CardActions } from '../page/card-actions'
import { AuthCard } from './auth-card'
import { AuthFrame, type AuthPageProps, type MockProject } from './auth-frame'
import { listEmailMethods } from './email-methods'
import type { SignUpField } from './fields/sign-up-field'
import { hasOtherSignInMethods, OtherSignInMethods } from './other-sign-in-methods'
import { SignUpForm } from './sign-up-form'
import { useTerms } from './terms/use-terms'

/** Props of {@link SignUpPage}. */
export interface SignUpProps extends AuthPageProps {
  /** Asks for the password once only; `false` adds a field to confirm it. @default true */
  noPasswordRepeat?: boolean | undefined
  /**
   * Additional fields, stored as display name or in the client metadata of the new user. Not asked for by
   * sign-ups with a provider account, and by the sign-in page. @default []
   */
  fields?: readonly SignUpField[] | undefined
}

/** The page to sign up. */
export function SignUpPage({ noPasswordRepeat = true, fields = [], ...props }: SignUpProps) {
  const count = (noPasswordRepeat ? 2 : 3) + fields.length

  function renderCard({ config }: MockProject) {
    if (!config.signUpEnabled && !props.mockProject) return <SignUpClosed />
    return (
      <SignUpCard
        config={config}
        firstTab={props.firstTab}
        extraInfo={props.extraInfo}
        noPasswordRepeat={noPasswordRepeat}
        fields={fields}
      />
    )
  }

  return <AuthFrame {...props} type="sign-up" fields={count} renderCard={renderCard} />
}

interface SignUpCardProps {
  noPasswordRepeat: boolean
  fields: readonly SignUpField[]
  config: MockProject['config']
  firstTab?: SignUpProps['firstTab']
  extraInfo?: SignUpProps['extraInfo']
}

function SignUpCard({ config, firstTab, extraInfo, ...form }: SignUpCardProps) {
  const { t } = useMessages()
  const terms = useTerms(config.requiredTermsVersion)
  const methods = listEmailMethods(config, firstTab)
  const hasForm = methods.length > 0
  const others = hasOtherSignInMethods(config, 'sign-up') && (
    <>
      {!hasForm && terms.render()}
      <OtherSignInMethods config={config} type="sign-up" terms={terms} />
    </>
  )
  return (
    <AuthCard
      title={t('signUp.title')}
      question={t('signUp.hasAccount')}
      link={{ to: 'signIn', text: t('signUp.toSignIn') }}
      others={others || null}
      form={
        hasForm ? (
          <SignUpForm
            methods={methods}
            passwordMinLength={config.passwordMinLength}
            terms={terms}
            {...form}
          />
        ) : null
      }
      // The box for the terms stands before every button that needs it.
      isFormFirst={!!config.requiredTermsVersion}
      noMethod={t('signUp.noMethod')}
      hasLegal={!terms.version}
      extraInfo={extraInfo}
    />
  )
}

function SignUpClosed() {
  const app = useApp()
  const { t } = useMessages()
  return (
    <Card title={t('signUp.closedTitle')} lead={<p>{t('signUp.closedText')}</p>}>
      <CardActions
        primary={{ label: t('action.signIn'), run: () => app.redirectToSignIn() }}
        secondary={{ label: t('action.goHome'), run: () => app.redirectToHome() }}
      />
    </Card>
  )
}
