import type { Caller } from './context'
import { TextError } from './errors/text-error'

/** Images that clients may set: inline images of these types. */
const inlineImage = /^data:image\/(png|jpg|jpeg|gif|bmp|webp);base64,[A-Za-z0-9+/]+={0,2}$/

/**
 * Requires an inline image from clients. A URL would let them make other users' browsers send
 * requests.
 */
export function requireInlineImage(caller: Caller, image: string | null | undefined): void {
  if (caller.access !== 'client' || !image || inlineImage.test(image)) return
  throw new TextError(400, 'The profile image must be inline: data:image/…;base64,….')
}
