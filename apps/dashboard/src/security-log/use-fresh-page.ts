import type { ListSecurityEventsOptions } from '@app/core/admin'
import { useCallback } from 'react'
import { useFresh } from '../hooks/use-fresh'
import { useProject } from '../hooks/use-owner'

/** Fetches a page of the log again when it opens. */
export function useFreshPage(options: ListSecurityEventsOptions): void {
  const { app } = useProject()
  const { type, userId, limit, cursor } = options
  const since = options.since?.getTime()
  const until = options.until?.getTime()
  useFresh(
    useCallback(
      () =>
        app.listSecurityEvents({
          type,
          userId,
          ...(since !== undefined && { since: new Date(since) }),
          ...(until !== undefined && { until: new Date(until) }),
          limit,
          cursor,
        }),
      [app, type, userId, since, until, limit, cursor],
    ),
  )
}
