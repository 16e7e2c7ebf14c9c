import type { Endpoint } from '@app/contract'
import type { z } from 'zod'
import { schemaOf } from './schema'

/** Returns the path, query and header parameters of an endpoint. */
export function parametersOf(endpoint: Endpoint) {
  return [
    ...parametersIn('path', endpoint.path),
    ...parametersIn('query', endpoint.query),
    ...parametersIn('header', endpoint.headers),
  ]
}

function parametersIn(place: 'path' | 'query' | 'header', schema: z.ZodObject | undefined) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !field.safeParse(undefined).success,
    schema: schemaOf(field),
  }))
}

/** Returns the body of an endpoint: one schema, or one per access type. */
export function requestBodyOf(endpoint: Endpoint) {
  if (!endpoint.body) return {}
  const required = 'client' in endpoint.body || !endpoint.body.safeParse(undefined).success
  return {
    requestBody: { required, content: { 'application/json': { schema: schemaOf(endpoint.body) } } },
  }
}
