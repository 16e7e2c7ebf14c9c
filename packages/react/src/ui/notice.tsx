import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { AlertIcon } from './icons'

/** A message in its place, announced when it appears. `null` keeps the place for it. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="alert" hidden={!children}>
      {children && (
        <div className={classNames('stack-notice', 'stack-notice--error')}>
          <AlertIcon />
          <div>{children}</div>
        </div>
      )}
    </div>
  )
}
