import { useApp, useUser } from '@app/react'
import { SignInFirst } from '../../layout/sign-in-first'
import { TourPage } from '../../layout/tour-page'
import { Provider } from './provider'

/** Provider accounts of the user, with a button to connect each provider of the project. */
export function AccountsPage() {
  const user = useUser()
  const { config } = useApp().useProject()
  if (user === null) return <SignInFirst stop="accounts" />
  return (
    <TourPage
      stop="accounts"
      lead="Connect a provider account to sign in with it, and to let the app call its API for you."
    >
      {config.oauthProviders.length === 0 ? (
        <div className="card">
          <p className="message">
            This project has no providers yet. Its owner can turn them on with{' '}
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
