/** A request is no webhook of this project: its signature is wrong, or it is too old. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
}
