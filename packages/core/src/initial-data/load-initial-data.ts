import { loadUser } from '../app/chunks'
import type { ClientApp } from '../app/client-app'
import { isBrowser } from '../lib/is-browser'
import { onDemand } from '../lib/on-demand'
import type { BailoutClass, InitialData } from './initial-data'

/** For view libraries: applies the initial data of a server-rendered page. */
export interface InitialDataCode {
  /**
   * Gives an app the data of the server, so that it need not fetch it.
   *
   * @param Bailout Error class that ends the server rendering of a component.
   * @returns this app in a browser; on a server, where an app serves many visitors, an app for this
   * visitor.
   */
  openInitialData(app: ClientApp<true>, data: InitialData, Bailout: BailoutClass): ClientApp<true>
}

const load = /* @__PURE__ */ onDemand(() => import('./initial-data'))

/**
 * Loads {@link InitialDataCode}, which only server-rendered pages need. Browsers load the code for users only
 * with a user.
 */
export async function loadInitialDataCode(hasUser: boolean): Promise<InitialDataCode> {
  if (isBrowser()) {
    const [{ openInBrowser }, users] = await Promise.all([load(), hasUser ? loadUser() : null])
    return { openInitialData: (app, data) => openInBrowser(app, data, users) }
  }
  const [{ openOnServer }, users] = await Promise.all([load(), loadUser()])
  return { openInitialData: (app, data, Bailout) => openOnServer(app, data, { users, Bailout }) }
}
