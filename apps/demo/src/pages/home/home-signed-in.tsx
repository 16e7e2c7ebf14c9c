import type { CurrentUser } from '@app/core'
import { english } from '../../language'
import { EmailAddress } from '../../layout/email-address'
import { TourList } from './tour-list'

/** Home page of a signed-in user: a greeting and the list of tour pages. */
export function SignedInHome({ user }: { user: CurrentUser }) {
  const { displayName, primaryEmail } = user
  const address = primaryEmail && <EmailAddress email={primaryEmail} />
  return (
    <main {...english} className="page wide">
      <h1>Hello, {displayName ?? address ?? 'you'}</h1>
      <p className="lead">
        You’re signed in. See what an app can do with that; each page shows its own code.
      </p>
      <TourList />
    </main>
  )
}
