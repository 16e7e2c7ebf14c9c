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
 * A sign-in page of the app's own, made of parts. With `urls: { signIn: '/welcome' }` everything
 * would lead here.
 */
export function WelcomePage() {
  const user = useUser()
  const { config } = useApp().useProject()
  const [byMail, setByMail] = useState(false)
  return (
    <TourPage
      stop="welcome"
      title="Good to see you"
      lead={
        user
          ? 'You’re signed in already. Sign out, and this page becomes a way in.'
          : 'The frame is the app’s; the forms in it bring their checks, errors and languages along.'
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
            {byMail ? <MagicLinkSignIn /> : <CredentialSignIn />}
            <p className="message">
              <button className="text-button" type="button" onClick={() => setByMail(!byMail)}>
                {byMail ? 'Use a password instead' : 'Use a mailed code instead'}
              </button>
              {' · '}
              <Link to="/handler/sign-up">Create an account</Link>
            </p>
          </div>
        </ThemeProvider>
      )}
    </TourPage>
  )
}
