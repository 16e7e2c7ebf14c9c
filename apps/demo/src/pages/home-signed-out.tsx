import { useApp } from '@app/react'
import { Link } from 'react-router'
import { TourList } from './tour-list'

/** What a visitor without an account sees. */
export function SignedOutHome() {
  const { urls } = useApp()
  return (
    <main className="page wide">
      <h1>Sign-in for your app, on your own server</h1>
      <p className="lead">
        A tour of the SDK in small pages, each with its own code. Make an account with any e-mail
        address: mails stay in the outbox of the local service.
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
