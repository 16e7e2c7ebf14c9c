import type { ContactChannel, CurrentUser, Passkey } from '@app/core'
import { isKnownError } from '@app/core'
import { type ReactNode, useState } from 'react'
import { FailureNotice } from '../../forms/failure-notice'
import type { Action } from '../../forms/use-action'
import { message } from '../../i18n/message'
import { useMessages } from '../../i18n/use-messages'
import { hasPasskeys, isPasskeyCanceled } from '../../lib/passkey-support'
import { useReauthenticatedAction } from '../../reauthentication/use-reauthenticated-action'
import { PlusIcon } from '../../settings/section-icons'
import { Setting } from '../../settings/setting'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { PasskeyRow, RemovePasskeyButton } from './passkey-row'
import { VerifyButton } from './verify-button'

/** Props of {@link PasskeySetting}. */
export interface PasskeySettingProps {
  user: CurrentUser
  hasVerifiedEmail: boolean
  /** Address to verify first. */
  unverified: ContactChannel | undefined
  /** Whether it is the only sign-in method of the user. */
  isOnlySignInMethod: boolean
  /** Whether email codes can become another one. */
  canTurnOnEmailCodes: boolean
}

/** Adds passkeys on this device, and renames or removes them. */
export function PasskeySetting({
  user,
  hasVerifiedEmail,
  unverified,
  isOnlySignInMethod,
  canTurnOnEmailCodes,
}: PasskeySettingProps) {
  const { t } = useMessages()
  const [status, setStatus] = useState<ReactNode>(null)
  const { adding, isRefused } = useRegistration(user, setStatus)
  const isOn = user.passkeyAuthEnabled
  // `null`: the service supports one per user.
  const passkeys = user.usePasskeys()
  const canAdd = hasVerifiedEmail && hasPasskeys()

  return (
    <Setting
      label={t(passkeys ? 'passkeys.title' : 'passkey.title')}
      value={describe()}
      status={status}
      action={isOn && !passkeys ? renderRemove() : renderAdd()}
    >
      {(isRefused || adding.failure !== null) && (
        <>
          <Notice>{isRefused && t('passkey.failed')}</Notice>
          <FailureNotice error={adding.failure} />
        </>
      )}
      {passkeys && passkeys.length > 0 && (
        <PasskeyList passkeys={passkeys} isLastRemovable={!isOnlySignInMethod} say={setStatus} />
      )}
    </Setting>
  )

  function renderRemove() {
    return isOnlySignInMethod ? null : (
      <RemovePasskeyButton
        name={t('passkey.title')}
        title={t('passkey.removeTitle')}
        say={setStatus}
        remove={() => user.update({ passkeyAuthEnabled: false })}
      />
    )
  }

  function renderAdd() {
    if (canAdd) return <AddPasskeyButton adding={adding} />
    return unverified && hasPasskeys() && <VerifyButton channel={unverified} say={setStatus} />
  }

  function describe() {
    if (isOn) {
      const isLast = isOnlySignInMethod && (passkeys?.length ?? 0) < 2
      const reason = t(canTurnOnEmailCodes ? 'methods.orEmailCodes' : 'methods.onlyOne')
      return `${t('passkey.on')} ${isLast ? reason : ''}`
    }
    if (!hasPasskeys()) return t('passkey.unknown')
    return hasVerifiedEmail ? t('passkey.off') : t('passkey.needsEmail')
  }
}

interface PasskeyListProps {
  passkeys: Passkey[]
  /** Whether the last one may be removed as well. */
  isLastRemovable: boolean
  say: (status: ReactNode) => void
}

function PasskeyList({ passkeys, isLastRemovable, say }: PasskeyListProps) {
  return (
    <ul className="stack-list">
      {passkeys.map((passkey) => (
        <PasskeyRow
          key={passkey.id}
          passkey={passkey}
          isRemovable={passkeys.length > 1 || isLastRemovable}
          say={say}
        />
      ))}
    </ul>
  )
}

/** Registers a passkey on this device. */
function useRegistration(user: CurrentUser, say: (status: ReactNode) => void) {
  const [isRefused, setRefused] = useState(false)
  const adding = useReauthenticatedAction(async () => {
    say(null)
    setRefused(false)
    const result = await user.registerPasskey()
    if (result.status === 'ok') return say(message('passkey.added'))
    if (isPasskeyCanceled(result.error)) return
    if (isKnownError(result.error, 'PASSKEY_AUTHENTICATION_NOT_ENABLED')) throw result.error
    if (isKnownError(result.error, 'RECENT_SIGN_IN_REQUIRED')) throw result.error
    if (isKnownError(result.error, 'PASSKEY_LIMIT_REACHED')) throw result.error
    setRefused(true)
  }, message('reauth.toAddPasskey'))
  return { adding, isRefused }
}

function AddPasskeyButton({ adding }: { adding: Action<[]> }) {
  const { t } = useMessages()
  return (
    <Button
      variant="outline"
      pending={adding.status === 'pending'}
      pendingLabel={t('passkey.adding')}
      onClick={() => void adding.run()}
    >
      <PlusIcon />
      {t('passkey.add')}
    </Button>
  )
}
