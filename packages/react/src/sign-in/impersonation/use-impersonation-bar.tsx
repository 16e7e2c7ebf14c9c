import type { ClientApp } from '@app/core'
import { onImpersonation } from '@app/core/bindings'
import { type ReactNode, useEffect, useState } from 'react'

/** Returns the bar of an impersonation, whose code is loaded when the session is one. */
export function useImpersonationBar(app: ClientApp<true>): ReactNode {
  const [bar, setBar] = useState<ReactNode>(null)
  useEffect(
    () =>
      onImpersonation(app, async () => {
        const { ImpersonationBar } = await import('./impersonation-bar')
        setBar(<ImpersonationBar />)
      }),
    [app],
  )
  return bar
}
