import type { ReactNode } from 'react'
import { FailureNotice } from '../../forms/failure-notice'
import type { Action } from '../../forms/use-action'
import { useMessages } from '../../i18n/use-messages'
import { Button } from '../../ui/button'

/** Props of {@link SignInMethodButton}. */
export interface SignInMethodButtonProps {
  label: string
  /** Shorter label where there is little space. */
  shortLabel?: string
  icon: ReactNode
  /** Whether it was the last sign-in method on this device. */
  isLastUsed: boolean
  action: Action<[]>
}

/** Button of a sign-in method other than email, with its failure. */
export function SignInMethodButton({
  label,
  shortLabel,
  icon,
  isLastUsed,
  action,
}: SignInMethodButtonProps) {
  const { t } = useMessages()
  return (
    <>
      <Button
        wide
        variant="outline"
        className={isLastUsed ? 'stack-method--last' : undefined}
        aria-label={shortLabel && label}
        pending={action.status === 'pending'}
        pendingLabel={t('signIn.pending')}
        onClick={() => void action.run()}
      >
        <span className="stack-method">
          {icon}
          {shortLabel ?? label}
          {isLastUsed && <span className="stack-method__mark">{t('methods.lastUsed')}</span>}
        </span>
      </Button>
      <FailureNotice error={action.failure} />
    </>
  )
}
