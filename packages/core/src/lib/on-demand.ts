import { NetworkError } from '../errors/network-error'
import { isOffline } from './is-offline'

/**
 * Makes a loader of code that most pages never need. What was loaded is kept, since asking the platform
 * again takes longer than a call. What could not be loaded, offline or because a newer version of the
 * app took its place, is a `NetworkError`, and the next call tries again.
 */
export function onDemand<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Module | undefined
  return async () => {
    try {
      loaded ??= await load()
      return loaded
    } catch (cause) {
      const part = 'a part of this app; loading the page anew may help'
      throw new NetworkError(part, isOffline(), cause)
    }
  }
}
