import { onDemand } from '../../lib/on-demand'

/** Loads the code of passkey ceremonies. */
export const loadPasskey = onDemand(() => import('./passkey'))
