import { useParts } from '../theme/parts'
import { Skeleton } from '../ui/skeleton'
import { LoadingStatus } from './loading-status'

/** Props of the placeholders. */
export interface SkeletonProps {
  /** Number of fields. @default 0 */
  fields?: number | undefined
  /** Whether the last one is a new password, which has a rule. @default false */
  hasNewPassword?: boolean | undefined
}

/** Placeholder of a card, with gray bars. */
export function CardSkeleton(form: SkeletonProps) {
  const { classOf, logo } = useParts()
  return (
    <div className={classOf('card', 'stack-card')} aria-busy="true">
      <div className="stack-card__head">
        {logo}
        <Skeleton shape="title" />
        <Skeleton shape="line" />
      </div>
      <FormSkeleton {...form} />
    </div>
  )
}

/** Props of {@link FieldSkeleton}. */
export interface FieldSkeletonProps {
  /** Leaves space for a hint of one line. @default false */
  hasHint?: boolean | undefined
}

/** Placeholder of a field: its label, space for its hint, and its input. */
export function FieldSkeleton({ hasHint }: FieldSkeletonProps) {
  return (
    <div className="stack-field">
      <Skeleton shape="label" />
      {hasHint && <p className="stack-field__hint stack-unseen">{'\u00a0'}</p>}
      <Skeleton shape="control" />
    </div>
  )
}

/** Placeholder of a form: label and input for each field, and the button. */
export function FormSkeleton({ fields = 0, hasNewPassword }: SkeletonProps) {
  return (
    <div className="stack-form" aria-busy="true">
      {Array.from({ length: fields }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars are alike and never change places
        <FieldSkeleton key={index} hasHint={hasNewPassword && index === fields - 1} />
      ))}
      <Skeleton shape="control" />
      <LoadingStatus hasRoom />
    </div>
  )
}
