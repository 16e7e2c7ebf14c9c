import { LoadingStatus } from '../page/loading-status'
import { Skeleton } from '../ui/skeleton'

const rows = [1, 2, 3]

/** Placeholder of the account settings in their final layout, with gray bars. */
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

/** Placeholder of a section in its final layout. */
export function SectionSkeleton() {
  return (
    <div className="stack-section" aria-busy="true">
      <div className="stack-section__head">
        <Skeleton shape="title" />
        <Skeleton shape="line" />
      </div>
      <div className="stack-section__card">
        {rows.map((row) => (
          <div key={row} className="stack-setting">
            <div className="stack-setting__text">
              <Skeleton shape="label" />
              <Skeleton shape="line" />
            </div>
          </div>
        ))}
      </div>
      <LoadingStatus hasRoom />
    </div>
  )
}
