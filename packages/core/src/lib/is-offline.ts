/** Whether the device reports that it is offline. `false` does not guarantee a connection. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}
