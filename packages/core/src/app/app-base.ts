import type { AppContext } from '../context/context'

/** Base of all apps. */
export abstract class AppBase {
  // Private, so that it is not printed with the object: its settings contain the keys of the app.
  readonly #context: AppContext

  /** @internal */
  constructor(context: AppContext) {
    this.#context = context
  }

  /**
   * Settings, connection, token stores and cached reads of the app, for other modules of this
   * package.
   *
   * @internal
   */
  get context(): AppContext {
    return this.#context
  }
}
