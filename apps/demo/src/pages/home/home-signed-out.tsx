import { useApp } from '@app/react'
import { Link } from 'react-router'
import { TourList } from './tour-list'

/** Home page of a signed-out visitor. */
export function SignedOutHome() {
  const { urls } = useApp()
  return (
    <main className="page wide">
      <h1>Complete auth you host yourself</h1>
      <p className="lead">
        A tour of the SDK in small pages, each with its own code. Create an account with any email
        address: emails stay in the local service’s outbox.
      </p>
      <p className="actions">
        <Link className="button primary" to={urls.signUp}>
          Create an account
        </Link>
        <Link className="button" to={urls.signIn}>
          Sign in
        </Link>
      </p>
      <TourList />
    </main>
  )
}
