import type { ContactChannel } from '@app/core'
import type { ReactNode } from 'react'
import { useAction } from '../../forms/use-action'
import { message } from '../../i18n/message'
import { useMessages } from '../../i18n/use-messages'
import { Button } from '../../ui/button'
import { sendVerification } from '../../users/address-to-verify'

/** Props of {@link VerifyButton}. */
export interface VerifyButtonProps {
  /** Address to verify. */
  channel: ContactChannel
  /** Shows the outcome. */
  say: (status: ReactNode) => void
}

/** Sends the link to verify the address that a sign-in method needs. */
export function VerifyButton({ channel, say }: VerifyButtonProps) {
  const { t } = useMessages()
  const email = channel.value
  const sending = useAction(async () => {
    say(message((await sendVerification(channel)) ? 'emails.sent' : 'emails.verified', { email }))
  })
  return (
    <Button
      variant="outline"
      context={email}
      pending={sending.status === 'pending'}
      pendingLabel={t('sentEmail.sending')}
      onClick={() => void sending.run()}
    >
      {t('verification.verify')}
    </Button>
  )
}
