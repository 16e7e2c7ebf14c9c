import { loadUser } from '../app/chunks'
import { isBrowser } from '../lib/is-browser'
import { onDemand } from '../lib/on-demand'
import type { InitialDataCode } from './initial-data'

const load = /* @__PURE__ */ onDemand(() => import('./initial-data'))

/**
 * Loads {@link InitialDataCode}, which only server-rendered pages need. Browsers load the code for users only
 * with a user.
 */
export async function loadInitialDataCode(hasUser: boolean): Promise<InitialDataCode> {
  const loading = hasUser || !isBrowser() ? loadUser() : null
  const [{ createInitialDataCode }, users] = await Promise.all([load(), loading])
  return createInitialDataCode(users)
}
