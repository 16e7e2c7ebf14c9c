import type { EndpointKey } from '@app/contract'
import type { Handler } from './route'

/** Handlers of all endpoints of the contract. A missing handler does not compile. */
export type Handlers = { [Key in EndpointKey]: Handler<Key> }
