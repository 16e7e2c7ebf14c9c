import { useMessages } from '../messages/use-messages'
import { Skeleton } from '../ui/skeleton'

/** A card of the final shape, with grey bars for what is loading. */
export function CardSkeleton({ fields = 0 }: { fields?: number }) {
  const { t } = useMessages()
  return (
    <div className="stack-card" aria-busy="true">
      <p className="stack-visually-hidden" role="status">
        {t('page.loading')}
      </p>
      <div className="stack-card__head">
        <Skeleton shape="title" />
        <Skeleton shape="line" />
      </div>
      <div className="stack-form">
        {Array.from({ length: fields }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars are alike and never change places
          <div key={index} className="stack-field">
            <Skeleton shape="label" />
            <Skeleton shape="control" />
          </div>
        ))}
        <Skeleton shape="control" />
      </div>
    </div>
  )
}
