/** Decodes base64url (RFC 4648 section 5) to a string with one character per byte. */
export function decodeBase64url(text: string): string {
  return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
}
