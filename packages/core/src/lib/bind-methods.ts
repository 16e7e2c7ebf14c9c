/** Binds the methods of a class to an object, so that `const { getUser } = app` works. */
export function bindMethods(target: object, { prototype }: { prototype: object }): void {
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const method: unknown = Reflect.get(target, name)
    if (typeof method === 'function' && name !== 'constructor') {
      Reflect.set(target, name, method.bind(target))
    }
  }
}
