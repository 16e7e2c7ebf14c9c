import type { CurrentUser } from '@app/core'
import { TourList } from './tour-list'

/** Greets who is signed in, and says what there is to try. */
export function SignedInHome({ user }: { user: CurrentUser }) {
  return (
    <main className="page wide">
      <h1>Hello, {user.displayName ?? user.primaryEmail}</h1>
      <p className="lead">
        You are signed in. Here is what an app can do with that; each page shows its own code.
      </p>
      <TourList />
    </main>
  )
}
