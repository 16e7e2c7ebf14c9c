import { useAction } from '../../forms/use-action'
import { useApp } from '../../hooks/use-app'
import { useMessages } from '../../i18n/use-messages'
import { isPasskeyCanceled } from '../../lib/passkey-support'
import { Icon } from '../../ui/icon'
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

/** A key, from Lucide (ISC License). */
function KeyIcon() {
  return (
    <Icon>
      <path d="m7.5 15.5 2.3 2.3a1 1 0 0 1 0 1.4l-2.1 2.1a1 1 0 0 1-1.4 0L4 19M2 21l9.6-9.6" />
      <circle cx="15.5" cy="7.5" r="5.5" />
    </Icon>
  )
}
