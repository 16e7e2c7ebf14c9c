import type { CurrentUser } from '@app/core'
import { useState } from 'react'
import { useApp } from '../hooks/use-app'
import { useUser } from '../hooks/use-user'
import { useMessages } from '../i18n/use-messages'
import { Card } from '../page/card'
import { CardActions } from '../page/card-actions'
import { Page } from '../page/page'
import type { PageProps } from '../page/page-props'
import { NamedText } from '../users/named-text'
import { nameOf } from '../users/user-name'

/** Props of {@link SignOutPage}. */
export type SignOutProps = PageProps

/** The page to sign out. It always asks, so that a link on another site can't sign the user out. */
export function SignOutPage({ fullPage = false }: SignOutProps) {
  return (
    <Page fullPage={fullPage}>
      <SignOutContent />
    </Page>
  )
}

function SignOutContent() {
  const user = useUser()
  // The user is gone while the call is pending; the question stays until the next page is shown.
  const [asked, setAsked] = useState<CurrentUser | null>(null)
  const [hasFailed, setFailed] = useState(false)

  if (hasFailed && !user) return <SignedOutCard isPartial />
  const leaving = user ?? asked
  if (!leaving) return <SignedOutCard isPartial={false} />
  return (
    <ConfirmCard
      user={leaving}
      onStart={() => setAsked(leaving)}
      onEnd={(isDone) => {
        setAsked(null)
        setFailed(!isDone)
      }}
    />
  )
}

interface ConfirmCardProps {
  user: CurrentUser
  onStart: () => void
  onEnd: (isDone: boolean) => void
}

function ConfirmCard({ user, onStart, onEnd }: ConfirmCardProps) {
  const app = useApp()
  const { t } = useMessages()
  const name = nameOf(user)

  async function signOut() {
    onStart()
    try {
      await app.signOut()
      onEnd(true)
    } catch (error) {
      onEnd(false)
      throw error
    }
  }

  return (
    <Card
      title={t('signOut.title')}
      lead={
        name && (
          <p>
            <NamedText name={name} text={t('signedIn.text', { name })} />
          </p>
        )
      }
    >
      <CardActions
        primary={{
          label: t('action.signOut'),
          pendingLabel: t('signOut.pending'),
          run: signOut,
        }}
        secondary={{ label: t('action.cancel'), run: () => app.redirectToHome() }}
      />
    </Card>
  )
}

/** Shown once signed out. `isPartial`: the server could not be reached. */
function SignedOutCard({ isPartial }: { isPartial: boolean }) {
  const app = useApp()
  const { t } = useMessages()
  return (
    <Card
      title={t(isPartial ? 'signedOut.partTitle' : 'signedOut.title')}
      lead={<p>{t(isPartial ? 'signedOut.partText' : 'signedOut.text')}</p>}
    >
      <CardActions primary={{ label: t('action.signIn'), run: () => app.redirectToSignIn() }} />
    </Card>
  )
}
