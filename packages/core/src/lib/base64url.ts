/** Decodes base64url (RFC 4648 section 5) to a string with one character per byte. */
export function decodeBase64url(text: string): string {
  return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
}

/** Encodes bytes as standard base64 with padding. */
export function encodeBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
