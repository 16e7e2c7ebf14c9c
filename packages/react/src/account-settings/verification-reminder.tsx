import type { CurrentUser } from '@app/core'
import { useState } from 'react'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { useApp } from '../hooks/use-app'
import { useMessages } from '../i18n/use-messages'
import { useRefreshOnReturn } from '../lib/use-refresh-on-return'
import { useParts } from '../theme/parts'
import { dismissReminder, findAddressToVerify, sendVerification } from '../users/address-to-verify'
import { EmailAddress } from '../users/email-address'
import { Reminder } from './reminder'

/**
 * Reminds of an unverified primary address, until it is verified or the reminder is dismissed. Only above the first
 * section, where the settings open: the others begin with their own title.
 */
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

  function dismiss() {
    if (email) dismissReminder(email)
    setDismissed(true)
  }

  return (
    <Reminder
      icon={<span className="stack-dot" />}
      onDismiss={dismiss}
      failure={<FailureNotice error={sending.failure} />}
    >
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
    </Reminder>
  )
}
