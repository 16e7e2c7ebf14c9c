/** An error with an HTTP status of its own and a text body. */
export class TextError extends Error {
  override name = 'TextError'

  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
  }
}
