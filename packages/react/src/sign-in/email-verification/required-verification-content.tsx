import type { CurrentUser } from '@app/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { AuthForm } from '../../forms/auth-form'
import { EmailField } from '../../forms/email-field'
import { Resend } from '../../forms/resend'
import { useEmailForm } from '../../forms/use-email-form'
import { useApp } from '../../hooks/use-app'
import { useMessages } from '../../i18n/use-messages'
import { useRefreshOnReturn } from '../../lib/use-refresh-on-return'
import { useThrow } from '../../lib/use-throw'
import { Card } from '../../page/card'
import { CardActions } from '../../page/card-actions'
import { EmailAddress } from '../../users/email-address'
import { redirectAfterSignIn } from '../flow/redirect-after-sign-in'

/** Props of {@link RequiredVerificationContent}. */
export interface RequiredVerificationProps {
  /** The signed-in user. */
  user: CurrentUser
}

/** Interval of the checks whether the address was verified on another device, in milliseconds. */
const pollMs = 5_000

/** Maximum age of an account for the sign-up email to be easy to find, in milliseconds. */
const recentMs = 60 * 60_000

/**
 * Asks a user to verify their primary address before anything else. Once it is verified, in another
 * tab or on another device too, continues to where the user was heading.
 */
export function RequiredVerificationContent({ user }: RequiredVerificationProps) {
  const { primaryEmail } = user
  const [isChanging, setChanging] = useState(false)
  // Signing up with a password has already sent an email.
  const [sentTo, setSentTo] = useState(hasSignedUpNow(user) ? primaryEmail : null)
  useRefreshWhileWaiting(user)

  if (!user.isEmailVerificationRequired) return <VerifiedCard user={user} />
  if (!primaryEmail || isChanging) {
    const finish = (email: string | null) => {
      if (email) setSentTo(email)
      setChanging(false)
    }
    return <AddressCard user={user} finish={finish} />
  }
  const send = async () => {
    await sendTo(user)
    setSentTo(primaryEmail)
  }
  const change = () => setChanging(true)
  if (sentTo !== primaryEmail) {
    return <SendVerificationCard email={primaryEmail} send={send} change={change} />
  }
  return <VerificationSentCard email={primaryEmail} send={send} change={change} />
}

interface StepProps {
  email: string
  send: () => Promise<void>
  change: () => void
}

function SendVerificationCard({ email, send, change }: StepProps) {
  const { t } = useMessages()
  const signOut = useSignOutAction()
  const text = t('verification.requiredUnsent', { email })
  const lead = <EmailAddress text={text} email={email} />
  return (
    <Card title={t('verification.title')} lead={<p>{lead}</p>}>
      <CardActions
        primary={{ label: t('forgot.send'), pendingLabel: t('sentEmail.sending'), run: send }}
        secondary={{ label: t('sentEmail.changeAddress'), run: change }}
        quiet={signOut}
      />
    </Card>
  )
}

function VerificationSentCard({ email, send, change }: StepProps) {
  const { t } = useMessages()
  const signOut = useSignOutAction()
  const text = t('verification.requiredSent', { email })
  const lead = <EmailAddress text={text} email={email} />
  return (
    <Card title={t('sentEmail.title')} lead={<p>{lead}</p>}>
      <Resend key={email} send={send} onChangeAddress={change} />
      <CardActions quiet={signOut} />
    </Card>
  )
}

interface AddressCardProps extends RequiredVerificationProps {
  /** Called with the new address, to which an email was sent, or `null`. */
  finish: (email: string | null) => void
}

/** Asks for the address of a user who has none, or another one to fix a typo. */
function AddressCard({ user, finish }: AddressCardProps) {
  const { t } = useMessages()
  const signOut = useSignOutAction()
  const form = useEmailForm({
    async submit(email) {
      if (email !== user.primaryEmail) await changeAddress(user, email)
      const changed = await user.refresh()
      if (changed) await sendTo(changed)
      finish(email)
    },
  })
  const cancel = { label: t('action.cancel'), onClick: () => finish(null) }
  return (
    <Card title={t('verification.title')} lead={<p>{t('verification.requiredAddress')}</p>}>
      <AuthForm
        form={form}
        primary={{ label: t('forgot.send'), pendingLabel: t('sentEmail.sending') }}
        secondary={user.primaryEmail ? cancel : undefined}
      >
        <EmailField
          autoComplete="email"
          defaultValue={user.primaryEmail ?? ''}
          error={form.problemOf('email')}
        />
      </AuthForm>
      {!user.primaryEmail && <CardActions quiet={signOut} />}
    </Card>
  )
}

/** Continues to where the user was heading; the button is for when that takes long. */
function VerifiedCard({ user }: RequiredVerificationProps) {
  const app = useApp()
  const { t } = useMessages()
  const throwError = useThrow()
  const hasRedirected = useRef(false)
  useEffect(() => {
    // Once: if the user is refreshed while a router loads the next page, a second redirect would no longer find the
    // URL to return to.
    if (hasRedirected.current) return
    hasRedirected.current = true
    redirectAfterSignIn(app, user, { replace: true }).catch(throwError)
  }, [app, user, throwError])
  const primary = { label: t('action.continue'), run: () => redirectAfterSignIn(app, user) }
  return (
    <Card title={t('verification.doneTitle')}>
      <CardActions primary={primary} />
    </Card>
  )
}

function useSignOutAction() {
  const app = useApp()
  const { t } = useMessages()
  return { label: t('action.signOut'), run: () => app.signOut() }
}

/** Refreshes the user until they have verified their address: no event comes from another device. */
function useRefreshWhileWaiting(user: CurrentUser): void {
  const { isEmailVerificationRequired: isWaiting } = user
  const refresh = useCallback(() => user.refresh(), [user])
  useRefreshOnReturn(refresh)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => {
      // If it fails, the next one may succeed: the user did not ask for it.
      if (document.visibilityState === 'visible') refresh().catch(() => {})
    }, pollMs)
    return () => clearInterval(timer)
  }, [isWaiting, refresh])
}

function hasSignedUpNow({ hasPassword, signedUpAt }: CurrentUser): boolean {
  return hasPassword && Date.now() - signedUpAt.getTime() < recentMs
}

async function sendTo(user: CurrentUser): Promise<void> {
  const result = await user.sendVerificationEmail()
  if (result.status === 'error') throw result.error
}

async function changeAddress(user: CurrentUser, value: string): Promise<void> {
  const channels = await user.listContactChannels()
  const primary = channels.find(({ isPrimary }) => isPrimary)
  if (primary) return primary.update({ value })
  const address = { type: 'email', value, usedForAuth: false, isPrimary: true } as const
  await user.createContactChannel(address)
}
