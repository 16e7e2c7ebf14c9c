/** The newest client that has no field for a typed code (contract/http.md section 2.1). */
const lastWithoutTypedCode = [2, 5, 37]

const known = /^\w{1,20}\s{1,20}@stackframe\/stack@(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/

/** Whether the client of a request can take a typed sign-in code; those that do not tell can. */
export function takesTypedCodes(headers: Headers): boolean {
  const match = known.exec(headers.get('x-stack-client-version') ?? '')
  if (!match) return true
  const parts = match.slice(1).map(Number)
  const different = parts.findIndex((part, index) => part !== lastWithoutTypedCode[index])
  return (parts[different] ?? 0) > (lastWithoutTypedCode[different] ?? 0)
}

const ownClient = /^\w{1,20} {1,20}@app\/core@\d/

/** Whether the client sends the session of the browser, where there is one, to verify an address. */
export function verifiesWithSession(headers: Headers): boolean {
  return ownClient.test(headers.get('x-stack-client-version') ?? '')
}
