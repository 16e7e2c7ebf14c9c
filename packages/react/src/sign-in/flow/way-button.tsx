import type { ReactNode } from 'react'
import { FailureNotice } from '../../forms/failure-notice'
import type { Action } from '../../forms/use-action'
import { useMessages } from '../../i18n/use-messages'
import { Button } from '../../ui/button'

/** Props of {@link WayButton}. */
export interface WayButtonProps {
  label: string
  /** Said instead of the label where there is little room for it. */
  shortLabel?: string
  icon: ReactNode
  /** It was the way in the last time on this device. */
  isLastUsed: boolean
  action: Action<[]>
}

/** A way in beside the e-mail address, and what went wrong with it. */
export function WayButton({ label, shortLabel, icon, isLastUsed, action }: WayButtonProps) {
  const { t } = useMessages()
  return (
    <>
      <Button
        wide
        variant="outline"
        className={isLastUsed ? 'stack-way--last' : undefined}
        aria-label={shortLabel && label}
        pending={action.status === 'pending'}
        pendingLabel={t('signIn.pending')}
        onClick={() => void action.run()}
      >
        <span className="stack-way">
          {icon}
          {shortLabel ?? label}
          {isLastUsed && <span className="stack-way__mark">{t('ways.lastUsed')}</span>}
        </span>
      </Button>
      <FailureNotice error={action.status === 'failed' ? action.error : null} />
    </>
  )
}
