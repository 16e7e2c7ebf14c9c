import { useMessages } from '../i18n/use-messages'
import { AuthCard } from './auth-card'
import { AuthFrame, type AuthPageProps, type MockProject } from './auth-frame'
import { listEmailWays } from './email-ways'
import { hasOtherWays, OtherWays } from './other-ways'
import { SignUpForm } from './sign-up-form'

/** Props of {@link SignUp}. */
export interface SignUpProps extends AuthPageProps {
  /** Asks for the password once only. @default false */
  noPasswordRepeat?: boolean
}

/** The page to create an account. */
export function SignUp({ noPasswordRepeat = false, ...props }: SignUpProps) {
  const { t } = useMessages()

  function renderCard({ config }: MockProject) {
    const ways = listEmailWays(config, props.firstTab)
    const isMock = props.mockProject !== undefined
    const others = hasOtherWays(config, 'sign-up') && (
      <OtherWays config={config} type="sign-up" isMock={isMock} />
    )
    const form = <SignUpForm ways={ways} noPasswordRepeat={noPasswordRepeat} />
    return (
      <AuthCard
        title={t('signUp.title')}
        question={t('signUp.hasAccount')}
        link={{ to: 'signIn', text: t('signUp.toSignIn') }}
        others={others || null}
        form={ways.length > 0 ? form : null}
        noMethod={t('signUp.noMethod')}
        extraInfo={props.extraInfo}
      />
    )
  }

  const fields = noPasswordRepeat ? 2 : 3
  return <AuthFrame {...props} type="sign-up" fields={fields} renderCard={renderCard} />
}
