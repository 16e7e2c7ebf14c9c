/** A request is not a webhook of this project: its signature is invalid, or it is too old. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
}
