/**
 * Converts what an owner typed, such as `app.example.com`, to the origin `https://app.example.com`; `null` if it is no
 * web address, or has more than an origin.
 */
export function toOrigin(typed: string): string | null {
  const text = typed.trim()
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  // Chromium accepts spaces in names, and encodes them.
  if (url.hostname.includes('%')) return null
  // The normalized address has a slash at its end.
  return isWeb && url.href === `${url.origin}/` ? url.origin : null
}
