import { useParts } from '../theme/parts'
import { Skeleton } from '../ui/skeleton'
import { LoadingStatus } from './loading-status'

/** Props of the placeholders. */
export interface SkeletonProps {
  /** Number of fields. @default 0 */
  fields?: number | undefined
  /** Whether one of them is a new password, which has a rule and a line for its strength. @default false */
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

/** Placeholder of a field: its label and its input. */
export function FieldSkeleton() {
  return (
    <div className="stack-field">
      <Skeleton shape="label" />
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
        <FieldSkeleton key={index} />
      ))}
      {/* As tall as the rule and the strength line. */}
      {hasNewPassword && <Skeleton shape="title" />}
      <Skeleton shape="control" />
      <LoadingStatus hasRoom />
    </div>
  )
}
