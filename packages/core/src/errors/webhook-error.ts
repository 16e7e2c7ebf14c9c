/** A request is not a webhook of this project: its signature is invalid, or it is too old. */
export class WebhookError extends Error {
  /** Name of the class, also in minified code. */
  override readonly name = 'WebhookError'
}
