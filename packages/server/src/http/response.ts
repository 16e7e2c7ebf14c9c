/** Creates a JSON response, indented for browsers. */
export function jsonResponse(request: Request, status: number, body: unknown): Response {
  const isForPeople = request.headers.get('accept')?.includes('text/html')
  return new Response(JSON.stringify(body, null, isForPeople ? 2 : undefined), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  })
}

/** Creates a JSON response with the given status and headers. */
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

/** Creates a plain text response. */
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
