import { useAction } from '../hooks/use-action'
import { Button } from '../ui/button'
import { FailureNotice } from './failure-notice'

/** A button of a card: what it says and does. */
interface CardAction {
  label: string
  /** Said while it runs ("Verifying"). */
  pendingLabel?: string
  run: () => void | Promise<void>
}

/** Props of {@link CardActions}. */
export interface CardActionsProps {
  primary?: CardAction
  /** Stands before the primary one. */
  secondary?: CardAction
}

/** The buttons at the end of a card, and what went wrong with them. */
export function CardActions({ primary, secondary }: CardActionsProps) {
  const first = useAction(async () => primary?.run())
  const second = useAction(async () => secondary?.run())
  const error = [first, second].find((action) => action.status === 'failed')?.error ?? null
  return (
    <>
      <FailureNotice error={error} />
      <div className="stack-actions">
        {secondary && (
          <Button
            variant="outline"
            pending={second.status === 'pending'}
            pendingLabel={secondary.pendingLabel ?? secondary.label}
            onClick={() => void second.run()}
          >
            {secondary.label}
          </Button>
        )}
        {primary && (
          <Button
            pending={first.status === 'pending'}
            pendingLabel={primary.pendingLabel ?? primary.label}
            onClick={() => void first.run()}
          >
            {primary.label}
          </Button>
        )}
      </div>
    </>
  )
}
