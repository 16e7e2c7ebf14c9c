import type { CurrentUser } from '@app/core'
import { TourList } from './tour-list'

/** Home page of a signed-in user: a greeting and the list of tour pages. */
export function SignedInHome({ user }: { user: CurrentUser }) {
  return (
    <main className="page wide">
      <h1>
        Hello, <Name user={user} />
      </h1>
      <p className="lead">
        You’re signed in. See what an app can do with that; each page shows its own code.
      </p>
      <TourList />
    </main>
  )
}

/** Display name, or else the email address with a line break opportunity before its `@`. */
function Name({ user }: { user: CurrentUser }) {
  if (user.displayName) return user.displayName
  const [name, domain] = (user.primaryEmail ?? 'you').split('@')
  return (
    <>
      {name}
      {domain && (
        <>
          <wbr />@{domain}
        </>
      )}
    </>
  )
}
