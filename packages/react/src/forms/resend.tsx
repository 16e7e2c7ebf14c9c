import { useState } from 'react'
import { useMessages } from '../i18n/use-messages'
import { useCountdown } from '../lib/use-countdown'
import { useParts } from '../theme/parts'
import { FailureNotice } from './failure-notice'
import { useAction } from './use-action'

/** Props of {@link Resend}. */
export interface ResendProps {
  /** Sends the email again. */
  send: () => Promise<void>
  /** Returns to the form to change the address; without it, the button is left out. */
  onChangeAddress?: (() => void) | undefined
}

/** Pause in seconds before an email can be sent again, so that the first one has time to arrive. */
const pauseSeconds = 30

/** Buttons to send an email again after a pause, or to another address. */
export function Resend({ send, onChangeAddress }: ResendProps) {
  const { t } = useMessages()
  const { classOf } = useParts()
  const { left, restart } = useCountdown(pauseSeconds)
  const [isSentAgain, setSentAgain] = useState(false)
  const sending = useAction(async () => {
    setSentAgain(false)
    await send()
    setSentAgain(true)
    restart()
  })
  const isWaiting = left > 0 || sending.status === 'pending'

  return (
    <div className="stack-resend">
      <FailureNotice error={sending.failure} />
      <p className="stack-resend__options">
        <button
          type="button"
          className={classOf('link', 'stack-link')}
          aria-disabled={isWaiting || undefined}
          aria-busy={sending.status === 'pending' || undefined}
          onClick={() => isWaiting || void sending.run()}
        >
          {left > 0 ? t('sentEmail.sendAgainIn', { seconds: left }) : t('sentEmail.sendAgain')}
        </button>
        {onChangeAddress && (
          <button type="button" className={classOf('link', 'stack-link')} onClick={onChangeAddress}>
            {t('sentEmail.changeAddress')}
          </button>
        )}
      </p>
      <p role="status" className="stack-visually-hidden">
        {isSentAgain && t('sentEmail.sentAgain')}
      </p>
    </div>
  )
}
