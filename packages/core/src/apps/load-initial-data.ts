import { onDemand } from '../lib/on-demand'
import type { ClientApp } from './client-app'
import type { InitialData } from './initial-data'

/** For view libraries: what opens the data of a page that was made on a server. */
export interface InitialDataCode {
  /**
   * Gives an app what a server knew already, so that it need not ask.
   *
   * @param Bailout What ends the rendering of a component that a server cannot go on with.
   * @returns in a page this app; on a server, where an app serves many visitors at the same time,
   * one for this visitor.
   */
  openInitialData(
    app: ClientApp<true>,
    data: InitialData,
    Bailout: new (cause: unknown) => Error,
  ): ClientApp<true>
}

/** Loads {@link InitialDataCode}, which pages made without a server never need. */
export const loadInitialDataCode: () => Promise<InitialDataCode> = /* @__PURE__ */ onDemand(
  () => import('./initial-data'),
)
