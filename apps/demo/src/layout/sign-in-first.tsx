import { useApp } from '@app/react'
import { type StopName, stops } from '../tour'
import { TourPage } from './tour-page'

/** What a stranger sees where there is nothing to show without an account. */
export function SignInFirst({ stop }: { stop: StopName }) {
  const app = useApp()
  return (
    <TourPage stop={stop} lead={stops[stop].text}>
      <div className="card">
        <p className="message">Nobody is signed in. Sign in, and you come back to this page.</p>
        <p className="actions">
          <button className="button primary" type="button" onClick={() => app.redirectToSignIn()}>
            Sign in
          </button>
          <button className="button" type="button" onClick={() => app.redirectToSignUp()}>
            Create an account
          </button>
        </p>
      </div>
    </TourPage>
  )
}
