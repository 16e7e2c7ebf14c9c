/** Ties every method of an object to it, so that `const { getUser } = app` keeps working. */
export function bindMethods(target: object): void {
  const own = target as Record<string, unknown>
  let prototype: object = Object.getPrototypeOf(target)
  while (prototype !== Object.prototype) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const method = Object.getOwnPropertyDescriptor(prototype, name)?.value
      // The most derived method comes first and wins.
      if (typeof method === 'function' && name !== 'constructor' && !Object.hasOwn(target, name)) {
        own[name] = method.bind(target)
      }
    }
    prototype = Object.getPrototypeOf(prototype)
  }
}
