import { randomBase32 } from '../crypto/random'

/** Characters of a request id (contract/http.md section 1.3). */
const requestIdLength = 16

/** A new request id. */
export function createRequestId(): string {
  return randomBase32(requestIdLength)
}

/** A JSON answer; indented for people reading it in a browser. */
export function jsonResponse(request: Request, status: number, body: unknown): Response {
  const isForPeople = request.headers.get('accept')?.includes('text/html')
  return new Response(JSON.stringify(body, null, isForPeople ? 2 : undefined), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  })
}

/** A JSON answer with a status of its own. */
export function jsonBody(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  })
}

/** A plain text answer. */
export function textResponse(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  })
}
