import { useHash } from '../location/use-hash'
import { LoadingStatus } from '../page/loading-status'
import { Skeleton } from '../ui/skeleton'

const rows = [1, 2]
const links = [1, 2, 3, 4, 5, 6]

/** Placeholder of the account settings in their final layout, with gray bars. */
export function SettingsSkeleton() {
  const view = useHash() ? 'section' : 'list'
  return (
    <div className="stack-settings" data-stack-view={view} aria-busy="true">
      <div className="stack-settings__title">
        <Skeleton shape="title" />
      </div>
      <div className="stack-settings__nav" aria-hidden="true">
        <Skeleton shape="control" />
        <ul>
          {links.map((link) => (
            <li key={link} className="stack-settings__link">
              <Skeleton shape="line" />
            </li>
          ))}
        </ul>
      </div>
      <div className="stack-settings__content">
        <span className="stack-settings__back" />
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
