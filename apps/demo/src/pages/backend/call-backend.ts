import type { CurrentUser } from '@app/core'

/** Response of the backend, ready to display. */
export interface BackendResponse {
  isOk: boolean
  summary: string
  body: string
}

/** Calls the backend, with the user's authentication headers if signed in. */
export async function callBackend(user: CurrentUser | null): Promise<BackendResponse> {
  try {
    const headers = await user?.getAuthHeaders()
    const response = await fetch('/backend/me', { headers })
    return {
      isOk: response.ok,
      summary: response.ok
        ? 'The backend recognized you.'
        : `The backend rejected the request (${response.status}).`,
      body: JSON.stringify(await response.json(), null, 2),
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { isOk: false, summary: 'Couldn’t reach the backend. Try again.', body: reason }
  }
}
