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

/** Props of {@link SignUpPage}. */
export interface SignUpProps extends AuthPageProps {
  /** Asks for the password once only; `false` adds a field to confirm it. @default true */
  noPasswordRepeat?: boolean
  /**
   * Additional fields, stored as display name or in the client metadata of the new user. Not asked for by
   * sign-ups with a provider account, and by the sign-in page. @default []
   */
  fields?: readonly SignUpField[]
}

/** The page to sign up. */
export function SignUpPage({ noPasswordRepeat = true, fields = [], ...props }: SignUpProps) {
  const { t } = useMessages()

  function renderCard({ config }: MockProject) {
    if (!config.signUpEnabled && !props.mockProject) return <SignUpClosed />
    const methods = listEmailMethods(config, props.firstTab)
    const others = hasOtherSignInMethods(config, 'sign-up') && (
      <OtherSignInMethods config={config} type="sign-up" />
    )
    const form = (
      <SignUpForm methods={methods} noPasswordRepeat={noPasswordRepeat} fields={fields} />
    )
    return (
      <AuthCard
        title={t('signUp.title')}
        question={t('signUp.hasAccount')}
        link={{ to: 'signIn', text: t('signUp.toSignIn') }}
        others={others || null}
        form={methods.length > 0 ? form : null}
        noMethod={t('signUp.noMethod')}
        extraInfo={props.extraInfo}
      />
    )
  }

  const count = (noPasswordRepeat ? 2 : 3) + fields.length
  return <AuthFrame {...props} type="sign-up" fields={count} renderCard={renderCard} />
}

function SignUpClosed() {
  const app = useApp()
  const { t } = useMessages()
  return (
    <Card title={t('signUp.closedTitle')} lead={<p>{t('signUp.closedText')}</p>}>
      <CardActions
        primary={{ label: t('action.goHome'), run: () => app.redirectToHome() }}
        secondary={{ label: t('action.signIn'), run: () => app.redirectToSignIn() }}
      />
    </Card>
  )
}
