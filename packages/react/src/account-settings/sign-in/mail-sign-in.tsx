import type { CurrentUser } from '@app/core'
import { useState } from 'react'
import { FailureNotice } from '../../forms/failure-notice'
import { useAction } from '../../forms/use-action'
import { useMessages } from '../../i18n/use-messages'
import { ConfirmButton } from '../../settings/confirm-button'
import { Setting } from '../../settings/setting'
import { Button } from '../../ui/button'

/** Props of {@link MailSignInSetting}. */
export interface MailSignInSettingProps {
  user: CurrentUser
  hasVerifiedEmail: boolean
  /** There is no other way to sign in. */
  isOnlyWay: boolean
}

/** Signing in by a code in a mail: on or off. */
export function MailSignInSetting({ user, hasVerifiedEmail, isOnlyWay }: MailSignInSettingProps) {
  const { t } = useMessages()
  const [status, setStatus] = useState<string | null>(null)
  const label = t('mailSignIn.title')

  async function turn(isOn: boolean) {
    setStatus(null)
    await user.update({ otpAuthEnabled: isOn })
    setStatus(t(isOn ? 'mailSignIn.turnedOn' : 'mailSignIn.turnedOff'))
  }
  const turningOn = useAction(() => turn(true))

  const turnOn = (
    <Button
      variant="outline"
      context={label}
      pending={turningOn.status === 'pending'}
      pendingLabel={t('setting.turningOn')}
      onClick={() => void turningOn.run()}
    >
      {t('setting.turnOn')}
    </Button>
  )
  const turnOff = (
    <ConfirmButton
      needsProof
      label={t('setting.turnOff')}
      context={label}
      title={t('mailSignIn.offTitle')}
      text={t('mailSignIn.offText')}
      confirmLabel={t('setting.turnOff')}
      pendingLabel={t('setting.turningOff')}
      run={() => turn(false)}
    />
  )

  function describe() {
    if (user.otpAuthEnabled) return `${t('mailSignIn.on')} ${isOnlyWay ? t('signInWays.last') : ''}`
    return hasVerifiedEmail ? t('mailSignIn.off') : t('mailSignIn.needsEmail')
  }

  return (
    <Setting
      label={label}
      value={describe()}
      status={status}
      action={user.otpAuthEnabled ? !isOnlyWay && turnOff : hasVerifiedEmail && turnOn}
    >
      {turningOn.status === 'failed' && <FailureNotice error={turningOn.error} />}
    </Setting>
  )
}
