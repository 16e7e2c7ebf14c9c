import { LoadingStatus } from '../page/loading-status'
import { Skeleton } from '../ui/skeleton'

const rows = [1, 2, 3]

/** The account settings in their final shape, with grey bars for what is loading. */
export function SettingsSkeleton() {
  return (
    <div className="stack-settings" aria-busy="true">
      <Skeleton shape="title" />
      <div className="stack-settings__nav">
        {rows.map((row) => (
          <Skeleton key={row} shape="control" />
        ))}
      </div>
      <div className="stack-settings__content">
        <SectionSkeleton />
      </div>
    </div>
  )
}

/** A section in its final shape. */
export function SectionSkeleton() {
  return (
    <div className="stack-section" aria-busy="true">
      <div className="stack-section__head">
        <Skeleton shape="title" />
        <Skeleton shape="line" />
      </div>
      {rows.map((row) => (
        <div key={row} className="stack-setting">
          <div className="stack-setting__text">
            <Skeleton shape="label" />
            <Skeleton shape="line" />
          </div>
        </div>
      ))}
      <LoadingStatus hasRoom />
    </div>
  )
}
