import { useEffect } from 'react'

/**
 * Fetches again when a page opens that shows what users and other owners change: figures, logs and lists. The earlier
 * values stay until the new ones arrive.
 *
 * @param fetch Bound method of an SDK object.
 */
export function useFresh(fetch: () => Promise<unknown>): void {
  useEffect(() => {
    // After a failure the earlier values stay. The page itself shows the failure of the first fetch.
    fetch().catch(() => undefined)
  }, [fetch])
}
