import type { ClientApp } from '../app/client-app'
import { readAccessToken } from '../session/access-token'

/**
 * For view libraries: calls back if the access token of the app is that of an impersonation, now
 * and whenever another token is stored. Sends no request.
 *
 * @returns a function that stops the calls.
 */
export function onImpersonation(app: ClientApp<true>, listener: () => void): () => void {
  const store = app.context.findStore()
  const check = () => {
    const { accessToken } = store.get()
    if (accessToken && readAccessToken(accessToken).isImpersonation) listener()
  }
  check()
  return store.subscribe(check)
}
