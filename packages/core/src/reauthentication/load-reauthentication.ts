import { onDemand } from '../lib/on-demand'
import type { ReauthenticationCode } from './reauthentication'

/** Loads {@link ReauthenticationCode}, which most pages never need. */
export const loadReauthenticationCode: () => Promise<ReauthenticationCode> =
  /* @__PURE__ */ onDemand(() => import('./reauthentication'))
