import { onDemand } from '../lib/on-demand'

/** Loads the code of redirects, as most pages never redirect. */
export const loadRedirect = onDemand(() => import('./redirect'))
