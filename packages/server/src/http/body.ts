import { knownError, ServiceError } from '../errors'

/**
 * Far more than anybody needs, and far less than writing JSON and the database can take (RFC 8259
 * section 9).
 */
const maxDepth = 1000

/**
 * Reads a request body by its Content-Type (contract/http.md section 1.2).
 *
 * @returns `undefined` when there is none.
 * @throws BODY_PARSING_ERROR
 */
export async function readBody(request: Request): Promise<unknown> {
  if (request.method === 'GET') return undefined
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  switch (type) {
    case '':
      return undefined
    case 'application/json':
      return parseJson(await request.text())
    case 'application/x-www-form-urlencoded':
      // Of fields with the same name the last one wins.
      return Object.fromEntries(new URLSearchParams(await request.text()))
    case 'text/plain':
      return request.text()
    case 'application/octet-stream':
      return new Uint8Array(await request.arrayBuffer())
    default:
      throw bodyParsingError(`The Content-Type ${type} is not supported.`)
  }
}

function parseJson(text: string): unknown {
  const value = parse(text)
  if (isDeeper(value, maxDepth)) {
    throw bodyParsingError(`The request body is nested more than ${maxDepth} levels deep.`)
  }
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw bodyParsingError('The request body is not valid JSON.')
  }
}

/** Level by level: what is too deep would overflow the stack of a recursion, too. */
function isDeeper(value: unknown, levels: number): boolean {
  let level = [value].filter(isContainer)
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === levels) return true
    level = level.flatMap((container) => Object.values(container).filter(isContainer))
  }
  return false
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function bodyParsingError(message: string): ServiceError {
  const { code, details } = knownError('BODY_PARSING_ERROR')
  return new ServiceError(code, details, message)
}
