import { useUser } from '@app/react'

/** A page for signed-in users: others are asked to sign in and come back here. */
export function ProtectedPage() {
  const user = useUser({ or: 'redirect' })
  return (
    <main className="page">
      <title>Protected · Demo</title>
      <h1>Only for you</h1>
      <p className="lead">
        Nobody gets here without signing in. You did, as{' '}
        <strong>{user.displayName ?? user.primaryEmail}</strong>.
      </p>
    </main>
  )
}
