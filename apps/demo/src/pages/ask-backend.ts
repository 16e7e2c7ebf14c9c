import type { CurrentUser } from '@app/core'

/** What the backend said, ready to be shown. */
export interface Answer {
  isOk: boolean
  summary: string
  body: string
}

/** Calls the backend, as the user when there is one. */
export async function askBackend(user: CurrentUser | null): Promise<Answer> {
  try {
    const headers = await user?.getAuthHeaders()
    const response = await fetch('/backend/me', { headers })
    return {
      isOk: response.ok,
      summary: response.ok
        ? 'The backend knows you.'
        : `The backend does not know you (${response.status}).`,
      body: JSON.stringify(await response.json(), null, 2),
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { isOk: false, summary: 'The backend could not be asked. Try again.', body: reason }
  }
}
