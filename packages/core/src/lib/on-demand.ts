import { NetworkError } from '../errors/network-error'
import { isOffline } from './is-offline'

/**
 * Creates a loader for a chunk. A loaded module is kept, since importing it again is slower. A
 * chunk that cannot be loaded, offline or after a deployment, is a `NetworkError`, and the next
 * call tries again.
 */
export function onDemand<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Module | undefined
  return async () => {
    try {
      loaded ??= await load()
      return loaded
    } catch (cause) {
      const problem = 'Part of the app is missing. Reload the page.'
      throw new NetworkError(problem, isOffline(), cause)
    }
  }
}
