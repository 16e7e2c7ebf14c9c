import type { CurrentUser } from '@app/core'
import { TourList } from './tour-list'

/** Greets who is signed in, and says what there is to try. */
export function SignedInHome({ user }: { user: CurrentUser }) {
  return (
    <main className="page wide">
      <h1>
        Hello, <Name user={user} />
      </h1>
      <p className="lead">
        You’re signed in. Here is what an app can do with that; each page shows its own code.
      </p>
      <TourList />
    </main>
  )
}

/** A name, or an address, which is broken before its `@` where it has to be. */
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
