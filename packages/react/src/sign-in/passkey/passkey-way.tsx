import { useAction } from '../../forms/use-action'
import { useApp } from '../../hooks/use-app'
import { useMessages } from '../../i18n/use-messages'
import { isPasskeyCancelled } from '../../lib/passkey-support'
import { KeyIcon } from '../../ui/icons'
import { rememberLastUsed, useLastUsed } from '../flow/last-used'
import { askForSecondFactor, useSignInFlow } from '../flow/use-sign-in-flow'
import { WayButton } from '../flow/way-button'

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
  const isLastUsed = useLastUsed() === 'passkey' && !isMock

  const action = useAction(async () => {
    if (isMock) return
    const result = await flow.during(() => app.signInWithPasskey())
    const isPasskeyFine = result.status === 'ok' || askForSecondFactor(flow, result.error)
    if (isPasskeyFine) rememberLastUsed('passkey')
    else if (!isPasskeyCancelled(result.error)) throw result.error
  })
  return (
    <WayButton
      label={t('ways.passkey')}
      icon={
        <span className="stack-way__icon">
          <KeyIcon />
        </span>
      }
      isLastUsed={isLastUsed}
      action={action}
    />
  )
}
