import type { CurrentUser } from '@app/core'
import { type MouseEvent, useState } from 'react'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { useApp } from '../hooks/use-app'
import { useMessages } from '../i18n/use-messages'
import { useRefreshOnReturn } from '../lib/use-refresh-on-return'
import { useParts } from '../theme/parts'
import { Icon } from '../ui/icon'
import { dismissReminder, findAddressToVerify, sendVerification } from '../users/address-to-verify'
import { EmailAddress } from '../users/email-address'

/** Reminds of an unverified primary address, until it is verified or the reminder is dismissed. */
export function VerificationReminder({ user }: { user: CurrentUser }) {
  const app = useApp()
  const { t } = useMessages()
  const { classOf } = useParts()
  const [isDismissed, setDismissed] = useState(false)
  const [isSent, setSent] = useState(false)
  const sending = useAction(async () => {
    if (await sendVerification(user)) setSent(true)
    else await app.getUser()
  })
  useRefreshOnReturn(app.getUser)
  const email = findAddressToVerify(user)
  if (!email || isDismissed) return null

  function dismiss({ currentTarget }: MouseEvent) {
    if (email) dismissReminder(email)
    setDismissed(true)
    // The button takes its focus with it.
    currentTarget.closest('.stack-settings')?.querySelector('a')?.focus()
  }

  return (
    <div className="stack-reminder">
      <span className="stack-dot" />
      <div className="stack-reminder__text">
        <p role="status">
          <EmailAddress
            text={t(isSent ? 'emails.sent' : 'reminder.verify', { email })}
            email={email}
          />
        </p>
        <button
          type="button"
          className={classOf('link', 'stack-link')}
          aria-busy={sending.status === 'pending' || undefined}
          onClick={() => void sending.run()}
        >
          {t('sentEmail.sendAgain')}
        </button>
      </div>
      <button
        type="button"
        className="stack-reminder__dismiss"
        aria-label={t('reminder.dismiss')}
        onClick={dismiss}
      >
        <Icon>
          <path d="M18 6 6 18M6 6l12 12" />
        </Icon>
      </button>
      <FailureNotice error={sending.failure} />
    </div>
  )
}
