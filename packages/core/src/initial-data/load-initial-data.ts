import { onDemand } from '../lib/on-demand'
import type { InitialDataCode } from './initial-data'

/** Loads {@link InitialDataCode}, which pages made without a server never need. */
export const loadInitialDataCode: () => Promise<InitialDataCode> = /* @__PURE__ */ onDemand(
  () => import('./initial-data'),
)
