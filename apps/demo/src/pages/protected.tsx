import { useUser } from '@app/react'
import { EmailAddress } from '../layout/email-address'
import { TourPage } from '../layout/tour-page'

/** A page for signed-in users: redirects visitors to the sign-in page and back. */
export function ProtectedPage() {
  const { displayName, primaryEmail } = useUser({ or: 'redirect' })
  return (
    <TourPage
      stop="protected"
      title={
        <>
          For <span className="no-break">signed-in</span> users only
        </>
      }
      lead={
        <>
          You can see this page because you’re signed in as{' '}
          <strong>{displayName ?? <EmailAddress email={primaryEmail ?? ''} />}</strong>.
        </>
      }
    />
  )
}
