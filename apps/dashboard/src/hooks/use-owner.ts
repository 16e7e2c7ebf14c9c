import type { AdminOwnedProject, CurrentInternalUser } from '@app/core/admin'
import { useOutletContext } from 'react-router'
import { auth } from '../auth'

/** Returns the signed-in owner; opens the sign-in page if there is none. */
export function useOwner(): CurrentInternalUser {
  return auth.useUser({ or: 'redirect' })
}

/** Returns the project of the current page. */
export function useProject(): AdminOwnedProject {
  return useOutletContext<AdminOwnedProject>()
}
