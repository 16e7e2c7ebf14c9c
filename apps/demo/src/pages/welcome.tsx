import {
  CredentialSignIn,
  MagicLinkSignIn,
  OAuthButtonGroup,
  PasskeyButton,
  ThemeProvider,
  useApp,
  useUser,
} from '@app/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { TourPage } from '../layout/tour-page'

/**
 * A custom sign-in page, made of parts of the SDK. With `urls: { signIn: '/welcome' }` all redirects
 * to the sign-in page would lead here.
 */
export function WelcomePage() {
  const user = useUser()
  const { config } = useApp().useProject()
  const [byEmailCode, setByEmailCode] = useState(false)
  return (
    <TourPage
      stop="welcome"
      title="Welcome"
      lead={
        user
          ? 'You’re signed in. Sign out to see this page as a sign-in page.'
          : 'The layout belongs to the app; the forms bring their validation, errors and languages.'
      }
    >
      {user ? (
        <p className="actions">
          <button className="button" type="button" onClick={() => user.signOut()}>
            Sign out
          </button>
        </p>
      ) : (
        <ThemeProvider classNames={{ primaryButton: 'pill' }}>
          <div className="card welcome">
            {config.oauthProviders.length > 0 && <OAuthButtonGroup type="sign-in" />}
            {config.passkeyEnabled && <PasskeyButton />}
            {byEmailCode ? <MagicLinkSignIn /> : <CredentialSignIn />}
            <p className="message alternatives">
              <button
                className="text-button"
                type="button"
                onClick={() => setByEmailCode(!byEmailCode)}
              >
                {byEmailCode ? 'Use a password instead' : 'Use an email code instead'}
              </button>
              <Link to="/handler/sign-up">Create an account</Link>
            </p>
          </div>
        </ThemeProvider>
      )}
    </TourPage>
  )
}
