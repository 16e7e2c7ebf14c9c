import { TextError } from '../lib/errors'
import type { Caller } from './context'

/** Pictures that clients may set: inline images of a few types (contract/http.md section 4.2). */
const inlineImage = /^data:image\/(png|jpg|jpeg|gif|bmp|webp);base64,[A-Za-z0-9+/]+={0,2}$/

/** Clients may set inline images only; anything else would let them point others at any address. */
export function requireInlineImage(caller: Caller, image: string | null | undefined): void {
  if (caller.access !== 'client' || !image || inlineImage.test(image)) return
  throw new TextError(400, 'The picture must be an inline image: data:image/…;base64,….')
}
