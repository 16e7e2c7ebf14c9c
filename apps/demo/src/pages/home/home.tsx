import { useUser } from '@app/react'
import { SignedInHome } from './home-signed-in'
import { SignedOutHome } from './home-signed-out'

/** Home page. */
export function HomePage() {
  const user = useUser()
  return (
    <>
      <title>Demo</title>
      {user === null ? <SignedOutHome /> : <SignedInHome user={user} />}
    </>
  )
}
