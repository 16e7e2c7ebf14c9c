import type { ListSecurityEventsOptions } from '@app/core/admin'
import { useCallback } from 'react'
import { useFresh } from '../hooks/use-fresh'
import { useProject } from '../hooks/use-owner'

/** Fetches a page of the log again when it opens. */
export function useFreshPage({ type, userId, limit, cursor }: ListSecurityEventsOptions): void {
  const { app } = useProject()
  useFresh(
    useCallback(
      () => app.listSecurityEvents({ type, userId, limit, cursor }),
      [app, type, userId, limit, cursor],
    ),
  )
}
