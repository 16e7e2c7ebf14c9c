import { useApp, useUser } from '@app/react'
import { SignInFirst } from '../layout/sign-in-first'
import { TourPage } from '../layout/tour-page'
import { Provider } from './provider'

/** Accounts at providers: those somebody signs in with, and the ways to connect more. */
export function AccountsPage() {
  const user = useUser()
  const { config } = useApp().useProject()
  if (user === null) return <SignInFirst stop="accounts" />
  return (
    <TourPage
      stop="accounts"
      lead="Connect an account elsewhere: it signs you in the next time, and lets the app ask there in your name."
    >
      {config.oauthProviders.length === 0 ? (
        <div className="card">
          <p className="message">
            This project has no providers yet. Its owner turns them on, with{' '}
            <code>project.update</code>.
          </p>
        </div>
      ) : (
        <ul className="card rows">
          {config.oauthProviders.map(({ id }) => (
            <Provider key={id} id={id} user={user} />
          ))}
        </ul>
      )}
    </TourPage>
  )
}
