import type { ContactChannel, CurrentUser } from '@app/core'
import { type ReactNode, useState } from 'react'
import { FailureNotice } from '../../forms/failure-notice'
import { message } from '../../i18n/message'
import { useMessages } from '../../i18n/use-messages'
import { useReauthenticatedAction } from '../../reauthentication/use-reauthenticated-action'
import { ConfirmButton } from '../../settings/confirm-button'
import { Setting } from '../../settings/setting'
import { Button } from '../../ui/button'
import { VerifyButton } from './verify-button'

/** Props of {@link EmailCodesSetting}. */
export interface EmailCodesSettingProps {
  user: CurrentUser
  hasVerifiedEmail: boolean
  /** Address to verify first. */
  unverified: ContactChannel | undefined
  /** Whether it is the only sign-in method of the user. */
  isOnlySignInMethod: boolean
}

/** Turns sign-in by email code on and off. */
export function EmailCodesSetting({
  user,
  hasVerifiedEmail,
  unverified,
  isOnlySignInMethod,
}: EmailCodesSettingProps) {
  const { t } = useMessages()
  const [status, setStatus] = useState<ReactNode>(null)
  const label = t('emailCodes.title')

  async function turn(isOn: boolean) {
    setStatus(null)
    await user.update({ otpAuthEnabled: isOn })
    setStatus(message(isOn ? 'emailCodes.turnedOn' : 'emailCodes.turnedOff'))
  }
  const turningOn = useReauthenticatedAction(() => turn(true), message('reauth.toChangeEmailCodes'))

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
  const verify = unverified && <VerifyButton channel={unverified} say={setStatus} />
  const turnOnOrVerify = hasVerifiedEmail ? turnOn : verify
  const turnOff = (
    <ConfirmButton
      reauthenticationTitle={message('reauth.toChangeEmailCodes')}
      label={t('setting.turnOff')}
      context={label}
      title={t('emailCodes.offTitle')}
      text={t('emailCodes.offText')}
      pendingLabel={t('setting.turningOff')}
      run={() => turn(false)}
    />
  )

  function describe() {
    if (user.otpAuthEnabled)
      return `${t('emailCodes.on')} ${isOnlySignInMethod ? t('methods.onlyOne') : ''}`
    return hasVerifiedEmail ? t('emailCodes.off') : t('emailCodes.needsEmail')
  }

  return (
    <Setting
      label={label}
      state={user.otpAuthEnabled && t('emailCodes.state')}
      value={describe()}
      status={status}
      action={user.otpAuthEnabled ? !isOnlySignInMethod && turnOff : turnOnOrVerify}
    >
      <FailureNotice error={turningOn.failure} />
    </Setting>
  )
}
