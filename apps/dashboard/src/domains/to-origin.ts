/** A host name or an IP address, as the service accepts it. Parsers also accept hosts such as `a.com,b.com`. */
const oneHost = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])$/

/** Hosts of the owner's machine, which have no certificates. */
const localHost = /^(?:localhost|[\w.-]+\.localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/i

/**
 * Converts what an owner typed, such as `app.example.com`, to the origin `https://app.example.com`; `null` if it is no
 * web address, or has more than an origin.
 */
export function toOrigin(typed: string): string | null {
  const text = typed.trim()
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `${toScheme(text)}://${text}`
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  if (!isWeb || !oneHost.test(url.hostname)) return null
  // The normalized address has a slash at its end.
  return url.href === `${url.origin}/` ? url.origin : null
}

function toScheme(host: string): string {
  return localHost.test(host.replace(/\/$/, '')) ? 'http' : 'https'
}
