import { onDemand } from '../lib/on-demand'
import type { InitialDataCode } from './initial-data'

/** Loads {@link InitialDataCode}, which only server-rendered pages need. */
export const loadInitialDataCode: () => Promise<InitialDataCode> = /* @__PURE__ */ onDemand(
  () => import('./initial-data'),
)
