import { isKnownError } from '@app/core'
import { useState } from 'react'
import { useAction } from '../hooks/use-action'
import { useApp } from '../hooks/use-app'
import { askForSecondFactor, useSignInFlow } from '../hooks/use-sign-in-flow'
import { useMessages } from '../messages/use-messages'
import { KeyIcon } from '../ui/icons'
import { findLastUsed, rememberLastUsed } from './last-used'
import { WayButton } from './way-button'

/** Whether this browser knows passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function'
}

/** Props of {@link PasskeyWay}. */
export interface PasskeyWayProps {
  /** A preview, which leads nowhere. @default false */
  isMock?: boolean
}

/** Signs in with a passkey of this device, in the browser's own dialog. */
export function PasskeyWay({ isMock }: PasskeyWayProps) {
  const app = useApp()
  const { t } = useMessages()
  const flow = useSignInFlow()
  const [isLastUsed] = useState(() => !isMock && findLastUsed() === 'passkey')

  const action = useAction(async () => {
    if (isMock) return
    const result = await flow.during(() => app.signInWithPasskey())
    const isPasskeyFine = result.status === 'ok' || askForSecondFactor(flow, result.error)
    if (isPasskeyFine) rememberLastUsed('passkey')
    else if (!isCancelled(result.error)) throw result.error
  })
  return (
    <WayButton
      label={t('ways.passkey')}
      icon={
        <span className="stack-way__icon">
          <KeyIcon size={20} />
        </span>
      }
      isLastUsed={isLastUsed}
      action={action}
    />
  )
}

/** Somebody closed the dialog, or had no passkey to choose: browsers do not tell which. */
function isCancelled(error: unknown): boolean {
  if (!isKnownError(error, 'PASSKEY_WEBAUTHN_ERROR')) return false
  const { name } = Object(error.cause) as { name?: unknown }
  return name === 'NotAllowedError' || name === 'AbortError'
}
