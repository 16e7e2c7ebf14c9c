import type { Endpoint } from '@app/contract'
import { knownErrors, type SentErrorCode } from '@app/contract/known-errors'
import { schemaOf } from './schema'

/** Returns the success response: JSON, text, or a redirect. */
export function successResponse(endpoint: Endpoint) {
  const schema = schemaOf(endpoint.response)
  if ('not' in schema) return { [endpoint.status ?? 307]: { description: 'Redirect' } }
  const type = schema.type === 'string' ? 'text/plain' : 'application/json'
  return { [endpoint.status ?? 200]: { description: 'Success', content: { [type]: { schema } } } }
}

/** Returns the known errors of an endpoint by status. */
export function errorResponses(codes: readonly SentErrorCode[]) {
  const byStatus = new Map<number, Set<SentErrorCode>>()
  for (const code of codes) {
    const status = knownErrors[code].status
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code))
  }
  const sorted = [...byStatus].sort(([a], [b]) => a - b)
  return Object.fromEntries(sorted.map(([status, set]) => [status, errorResponse([...set].sort())]))
}

function errorResponse(codes: SentErrorCode[]) {
  return {
    description: codes.join(', '),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/KnownError' } } },
  }
}
