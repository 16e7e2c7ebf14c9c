import type { ReactNode } from 'react'
import { useParts } from '../theme/parts'
import { AlertIcon } from './icons'

/** A message that is announced when it appears; `null` renders an empty live region. */
export function Notice({ children }: { children: ReactNode }) {
  const { classOf } = useParts()
  return (
    <div role="alert" hidden={!children}>
      {children && (
        <div className={classOf('notice', 'stack-notice stack-notice--error')}>
          <AlertIcon />
          <div>{children}</div>
        </div>
      )}
    </div>
  )
}
