import type { AdminOwnedProject, CurrentInternalUser } from '@app/core/admin'
import { useEffect } from 'react'
import { useOutletContext } from 'react-router'
import { auth } from '../auth'

/** Returns the signed-in owner; opens the sign-in page if there is none. */
export function useOwner(): CurrentInternalUser {
  return auth.useUser({ or: 'redirect' })
}

/** Fetches the projects again when a page opens that shows their figures: users sign up in the meantime. */
export function useFreshFigures(): void {
  const owner = useOwner()
  useEffect(() => {
    // After a failure the earlier figures stay.
    owner.listOwnedProjects().catch(() => undefined)
  }, [owner])
}

/** Returns the project of the current page. */
export function useProject(): AdminOwnedProject {
  return useOutletContext<AdminOwnedProject>()
}
