import { useAction } from '../../forms/use-action'
import { useApp } from '../../hooks/use-app'
import { useMessages } from '../../i18n/use-messages'
import { isPasskeyCanceled } from '../../lib/passkey-support'
import { KeyIcon } from '../../ui/key-icon'
import { rememberLastUsed, useLastUsed } from '../flow/last-used'
import { SignInMethodButton } from '../flow/sign-in-method-button'
import { askForSecondFactor, useSignInFlow } from '../flow/use-sign-in-flow'

/** A button that signs in with a passkey, in the browser's dialog. */
export function PasskeySignInButton() {
  const app = useApp()
  const { t } = useMessages()
  const flow = useSignInFlow()
  const isLastUsed = useLastUsed() === 'passkey'

  const action = useAction(async () => {
    const result = await flow.during(() => app.signInWithPasskey())
    const isPasskeyFine = result.status === 'ok' || askForSecondFactor(flow, result.error)
    if (isPasskeyFine) rememberLastUsed('passkey')
    else if (!isPasskeyCanceled(result.error)) throw result.error
  })
  return (
    <SignInMethodButton
      label={t('methods.passkey')}
      icon={
        <span className="stack-method__icon">
          <KeyIcon />
        </span>
      }
      isLastUsed={isLastUsed}
      action={action}
    />
  )
}
