import type { EndpointKey } from '@app/contract'
import type { Handler } from './route'

/** A handler for every endpoint of the contract: one that is missing does not compile. */
export type Handlers = { [Key in EndpointKey]: Handler<Key> }
