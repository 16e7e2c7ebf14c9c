import { onDemand } from '../lib/on-demand'

/** What leaving a page needs, loaded with the first redirect: most pages stay where they are. */
export const loadRedirect = onDemand(() => import('./redirect'))
