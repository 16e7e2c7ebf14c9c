import { useApp } from '@app/react'
import { type StopName, stops } from '../tour'
import { TourPage } from './tour-page'

/** Replacement for a tour page that needs a signed-in user. */
export function SignInFirst({ stop }: { stop: StopName }) {
  const app = useApp()
  return (
    <TourPage stop={stop} lead={stops[stop].text}>
      <div className="card">
        <p className="message">Sign in to try this page. You’ll come right back.</p>
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
