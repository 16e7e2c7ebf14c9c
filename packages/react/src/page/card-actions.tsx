import type { ReactNode } from 'react'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { Button } from '../ui/button'

/** A button of a card. */
interface CardAction {
  /** Label of the button. */
  label: ReactNode
  /** Label while pending ("Verifying"). */
  pendingLabel?: ReactNode
  /** Called on press; the button is pending until the promise settles. */
  run: () => void | Promise<void>
}

/** Props of {@link CardActions}. */
export interface CardActionsProps {
  /** The main button. */
  primary?: CardAction | undefined
  /** Button before the primary one, or below it where they do not fit. */
  secondary?: CardAction | undefined
  /** Button below both, for rare needs. */
  quiet?: CardAction | undefined
  /** Puts each button on a line of its own, for labels with names: they wrap. @default false */
  isStacked?: boolean | undefined
}

/** The buttons at the end of a card, with their failure. */
export function CardActions({ primary, secondary, quiet, isStacked = false }: CardActionsProps) {
  const first = useAction(async () => primary?.run())
  const second = useAction(async () => secondary?.run())
  const third = useAction(async () => quiet?.run())
  const failure = [first, second, third].find((action) => action.failure)?.failure ?? null

  function propsOf(action: CardAction, { status, run }: typeof first) {
    return {
      pending: status === 'pending',
      pendingLabel: action.pendingLabel ?? action.label,
      onClick: () => void run(),
    }
  }
  const main = primary && <Button {...propsOf(primary, first)}>{primary.label}</Button>
  const other = secondary && (
    <Button variant="outline" {...propsOf(secondary, second)}>
      {secondary.label}
    </Button>
  )
  return (
    <>
      <FailureNotice error={failure} />
      <div className="stack-form__buttons">
        {isStacked ? (
          <div className="stack-actions stack-actions--stacked">
            {main}
            {other}
          </div>
        ) : (
          <div className="stack-actions">
            {other}
            {main}
          </div>
        )}
        {quiet && (
          <Button variant="quiet" {...propsOf(quiet, third)}>
            {quiet.label}
          </Button>
        )}
      </div>
    </>
  )
}
