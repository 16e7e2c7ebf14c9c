/** Newest published client without an input for the six-character code. */
const lastWithoutTypedCode = [2, 5, 37]

const known = /^\w{1,20}\s{1,20}@stackframe\/stack@(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/

/**
 * Returns whether the client supports typed email codes. Clients that do not report a version do.
 */
export function takesTypedCodes(headers: Headers): boolean {
  const match = known.exec(headers.get('x-stack-client-version') ?? '')
  if (!match) return true
  const parts = match.slice(1).map(Number)
  const different = parts.findIndex((part, index) => part !== lastWithoutTypedCode[index])
  return (parts[different] ?? 0) > (lastWithoutTypedCode[different] ?? 0)
}

const ownClient = /^\w{1,20} {1,20}(?:@app\/core|app-server)@\d/

/**
 * Returns whether the client is `@app/core` or a command of `app-server`, which sends its session when verifying an address, and knows
 * refusals that published clients of the original API do not expect.
 */
export function isOwnClient(headers: Headers): boolean {
  return ownClient.test(headers.get('x-stack-client-version') ?? '')
}
