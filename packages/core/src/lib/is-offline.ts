/** Whether the device reports to be offline. `false` does not guarantee a connection. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}
