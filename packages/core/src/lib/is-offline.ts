/** Whether the device says that it has no network. When it says nothing, it may well have none. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}
