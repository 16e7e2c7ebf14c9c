import { onDemand } from '../lib/on-demand'
import type { ImpersonationCode } from './impersonation'

/** Loads {@link ImpersonationCode}, which only the page of an impersonation link needs. */
export const loadImpersonationCode: () => Promise<ImpersonationCode> = /* @__PURE__ */ onDemand(
  () => import('./impersonation'),
)
