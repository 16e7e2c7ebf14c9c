import { onDemand } from '../lib/on-demand'

/** What most pages never need, loaded with its first use. */
export const loadNouns = onDemand(() => import('./nouns'))
