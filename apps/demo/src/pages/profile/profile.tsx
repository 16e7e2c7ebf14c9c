import { ProfileSection, useUser } from '@app/react'
import { SignInFirst } from '../../layout/sign-in-first'
import { TourPage } from '../../layout/tour-page'
import { Facts } from './facts'
import { NameForm } from './name-form'

/** The signed-in user: read by a hook, changed by methods of the same object. */
export function ProfilePage() {
  const user = useUser()
  if (user === null) return <SignInFirst stop="profile" />
  return (
    <TourPage
      stop="profile"
      title={user.displayName ?? 'Your profile'}
      lead="Change your name, and the menu at the top updates: both read the same user."
    >
      <NameForm user={user} />
      <Facts user={user} />
      <section className="prebuilt">
        <h2>The prebuilt section</h2>
        <ProfileSection headingLevel={3} />
      </section>
    </TourPage>
  )
}
