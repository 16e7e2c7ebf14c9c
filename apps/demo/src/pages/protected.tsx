import { useUser } from '@app/react'
import { TourPage } from '../layout/tour-page'

/** A page for signed-in users: others are asked to sign in and come back here. */
export function ProtectedPage() {
  const user = useUser({ or: 'redirect' })
  return (
    <TourPage
      stop="protected"
      title="Only for you"
      lead={
        <>
          Nobody gets here without signing in. You did, as{' '}
          <strong>{user.displayName ?? user.primaryEmail}</strong>.
        </>
      }
    />
  )
}
