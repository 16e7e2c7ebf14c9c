import { describe, expect, it } from 'vitest'
import { bindMethods } from './bind-methods'

class Base {
  readonly #name = 'base'
  constructor() {
    bindMethods(this, Base)
  }
  name() {
    return this.#name
  }
  kind() {
    return 'base'
  }
}

class Derived extends Base {
  readonly #name = 'derived'
  constructor() {
    super()
    bindMethods(this, Derived)
  }
  override kind() {
    return this.#name
  }
}

describe('bindMethods', () => {
  it('allows methods to be detached from the object', () => {
    const { name, kind } = new Base()
    expect([name(), kind()]).toEqual(['base', 'base'])
  })

  it('binds the most derived method', () => {
    const { name, kind } = new Derived()
    expect([name(), kind()]).toEqual(['base', 'derived'])
  })
})
