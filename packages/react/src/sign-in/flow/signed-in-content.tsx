import type { CurrentUser } from '@app/core'
import { useEffect, useRef } from 'react'
import { useApp } from '../../hooks/use-app'
import { useMessages } from '../../i18n/use-messages'
import { useThrow } from '../../lib/use-throw'
import { Card } from '../../page/card'
import { CardActions } from '../../page/card-actions'
import { NamedText } from '../../users/named-text'
import { nameOf } from '../../users/user-name'
import { redirectAfterSignIn } from './redirect-after-sign-in'

/** Purpose of a visit. */
export type SignInType = 'sign-in' | 'sign-up'

/** Props of `SignedInCard`. */
export interface SignedInCardProps {
  /** The signed-in user. */
  user: CurrentUser
  /** Purpose of the page. */
  type: SignInType
  /** Redirects to the page after sign-in. */
  automaticRedirect: boolean
}

/** Content of `SignedInCard`. */
export function SignedInContent({ user, type, automaticRedirect }: SignedInCardProps) {
  const app = useApp()
  const { t } = useMessages()
  const throwError = useThrow()
  const hasRedirected = useRef(false)
  const name = nameOf(user)
  const { isEmailVerificationRequired: mustVerify } = user

  useEffect(() => {
    if (!automaticRedirect || hasRedirected.current) return
    hasRedirected.current = true
    // A server may have refused them the page that they return to.
    const redirect = mustVerify
      ? app.redirectToEmailVerification({ replace: true })
      : redirectAfterSignIn(app, user, { type, replace: true })
    redirect.catch(throwError)
  }, [app, user, type, automaticRedirect, mustVerify, throwError])

  return (
    <Card
      title={t('signedIn.title')}
      lead={
        name && (
          <p>
            <NamedText name={name} text={t('signedIn.text', { name })} />
          </p>
        )
      }
    >
      <CardActions
        primary={{ label: t('action.goHome'), run: () => app.redirectToHome() }}
        secondary={{ label: t('action.signOut'), run: () => app.signOut() }}
      />
    </Card>
  )
}
