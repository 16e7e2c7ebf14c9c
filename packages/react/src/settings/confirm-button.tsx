import { type ReactNode, useRef } from 'react'
import { FailureNotice } from '../forms/failure-notice'
import { useMessages } from '../i18n/use-messages'
import { useReauthenticatedAction } from '../reauthentication/use-reauthenticated-action'
import { Button } from '../ui/button'
import { type Question, useConfirmation } from './confirmation'

/** Props of {@link ConfirmButton}. */
export interface ConfirmButtonProps extends Omit<Question, 'confirmLabel'> {
  /** Label of the button. */
  label: string
  /** Label of the confirming button. @default the same */
  confirmLabel?: string | undefined
  /** Accessible suffix that names the subject, for screen readers. */
  context?: string | undefined
  /** Called just before the dialog opens. */
  onAsk?: (() => void) | undefined
  /** Variant of the button. The one in the dialog is always `danger`. @default 'danger' */
  variant?: 'outline' | 'danger' | undefined
  /** Title of the re-authentication before it. @default no re-authentication */
  reauthenticationTitle?: ReactNode
}

/** Button of a destructive action, which asks for confirmation in a dialog. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, confirmLabel = label, context, onAsk, variant = 'danger', ...rest } = props
  const { reauthenticationTitle, ...question } = rest
  const trigger = useRef<HTMLButtonElement>(null)
  const confirmation = useConfirmation(trigger, { confirmLabel, ...question })
  const reauthentication = useReauthenticatedAction(ask, reauthenticationTitle)
  const { t } = useMessages()

  function ask() {
    onAsk?.()
    confirmation.ask()
  }

  return (
    <>
      <Button
        ref={trigger}
        variant={variant}
        context={context}
        pending={reauthentication.status === 'pending'}
        pendingLabel={t('page.loading')}
        onClick={() => (reauthenticationTitle ? void reauthentication.run() : ask())}
      >
        {label}
      </Button>
      <FailureNotice error={reauthentication.failure} />
      {confirmation.dialog}
    </>
  )
}
