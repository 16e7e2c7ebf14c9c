import { commonErrors, contract, type Endpoint } from '@app/contract'
import { knownErrors, type SentErrorCode } from '@app/contract/known-errors'
import { parametersOf, requestBodyOf } from './requests'
import { errorResponses, successResponse } from './responses'

/** An OpenAPI 3.1 document, as plain JSON. */
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, unknown>>
  components: { securitySchemes: Record<string, unknown>; schemas: Record<string, unknown> }
}

const securitySchemes = {
  projectId: { type: 'apiKey', in: 'header', name: 'X-Stack-Project-Id' },
  accessType: { type: 'apiKey', in: 'header', name: 'X-Stack-Access-Type' },
  publishableClientKey: { type: 'apiKey', in: 'header', name: 'X-Stack-Publishable-Client-Key' },
  secretServerKey: { type: 'apiKey', in: 'header', name: 'X-Stack-Secret-Server-Key' },
  superSecretAdminKey: { type: 'apiKey', in: 'header', name: 'X-Stack-Super-Secret-Admin-Key' },
  accessToken: { type: 'apiKey', in: 'header', name: 'X-Stack-Access-Token' },
}

const keyOf = {
  client: 'publishableClientKey',
  server: 'secretServerKey',
  admin: 'superSecretAdminKey',
} as const

/**
 * Describes every endpoint of the contract as an OpenAPI 3.1 document.
 *
 * @see https://spec.openapis.org/oas/v3.1.0
 */
export function createOpenApiDocument(version: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  const tags = new Set<string>()
  for (const [key, endpoint] of Object.entries<Endpoint>(contract)) {
    const [method = '', route = ''] = key.split(' ')
    const tag = tagOf(route)
    tags.add(tag)
    const path = `/api/v1${route.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, endpoint, tag) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'App server', version, description: 'Sign-in, users, teams and projects.' },
    servers: [{ url: '/' }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes,
      schemas: {
        KnownError: {
          type: 'object',
          required: ['code', 'error'],
          properties: {
            code: { type: 'string', enum: sentCodes() },
            error: { type: 'string', description: 'Error message.' },
            details: { type: 'object', description: 'Absent if the error has none.' },
          },
        },
      },
    },
  }
}

function operation(key: string, endpoint: Endpoint, tag: string) {
  const open = endpoint.access === 'none'
  const errors = open ? endpoint.errors : [...endpoint.errors, ...commonErrors]
  return {
    operationId: key,
    tags: [tag],
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint),
    ...requestBodyOf(endpoint),
    responses: { ...successResponse(endpoint), ...errorResponses(errors) },
  }
}

function securityOf(endpoint: Endpoint) {
  if (endpoint.access === 'none') return []
  return endpoint.access.map((access) => ({
    projectId: [],
    accessType: [],
    [keyOf[access]]: [],
    ...(endpoint.user ? { accessToken: [] } : {}),
  }))
}

/** Returns the first segment of a path as its tag: `users` for `/users/me`. */
function tagOf(route: string): string {
  const [first = '', second = ''] = route.slice(1).split('/')
  return first === 'auth' || first === 'internal' ? `${first}/${second}` : first || 'service'
}

function sentCodes(): string[] {
  const codes = Object.keys(knownErrors) as (keyof typeof knownErrors)[]
  return codes.filter((code): code is SentErrorCode => knownErrors[code].status !== null)
}
