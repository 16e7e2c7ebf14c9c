import { useApp } from '@app/react'
import { Link } from 'react-router'
import { english, languages } from '../../language'
import { Showcase } from './showcase'
import { TourList } from './tour-list'

const facts = [
  {
    value: `${Math.round(import.meta.env.SIGN_IN_PAGE_BYTES / 1000)} KB`,
    text: 'JavaScript of the sign-in page, compressed',
  },
  { value: Object.keys(languages).length, text: 'languages, right to left included' },
  { value: 0, text: 'requests to third parties' },
]

/** Home page of a signed-out visitor. */
export function SignedOutHome() {
  return (
    <main {...english} className="page home">
      <div className="hero">
        <Introduction />
        <Showcase />
      </div>
      <TourList />
    </main>
  )
}

function Introduction() {
  const { urls } = useApp()
  return (
    <div className="introduction">
      <h1>Complete auth you host yourself</h1>
      <p className="lead">
        Sign-in, users and teams for React: finished pages, typed hooks, and one service on your own
        Postgres. Try it with any email address; emails stay in the outbox above.
      </p>
      <p className="actions">
        <Link className="button primary" to={urls.signUp}>
          Create an account
        </Link>
        <Link className="button" to={urls.signIn}>
          Sign in
        </Link>
      </p>
      <ul className="figures">
        {facts.map(({ value, text }) => (
          <li key={text}>
            <strong>{value}</strong> {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
