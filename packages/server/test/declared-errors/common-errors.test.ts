import { type CommonErrorCode, contract, type Endpoint, type EndpointKey } from '@app/contract'
import { knownErrors } from '@app/contract/known-errors'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { as, asInternalClient, demo } from '../harness'
import { unknownId } from '../requests'
import { createTestService, type TestService } from '../test-service'
import type { Row } from './row'

interface CommonRow {
  /** The request, for any endpoint. */
  call: Row
  /** Endpoints that may respond with this error. Default: all of them. */
  appliesTo?(endpoint: Endpoint, method: string): boolean
}

const project = { 'x-stack-project-id': demo.id }
const typed = (access: string) => ({ ...project, 'x-stack-access-type': access })
const withKey = (access: 'client' | 'server' | 'admin', value: string) => {
  const [name = ''] = Object.keys(as(access)).slice(-1)
  return { headers: { ...typed(access), [name]: value } }
}
const byOwner = (token: string, projectId = demo.id) => ({
  headers: {
    'x-stack-project-id': projectId,
    'x-stack-access-type': 'admin',
    'x-stack-admin-access-token': token,
  },
})
const tenMinutes = 10 * 60_000

/** Errors that any call can return; @see docs/http-api.md section 2.3 */
const rows: Record<CommonErrorCode, CommonRow> = {
  BODY_PARSING_ERROR: {
    call: () => ({ headers: { ...as('admin'), 'content-type': 'application/json' }, raw: '{' }),
    appliesTo: (_, method) => method !== 'GET',
  },
  SCHEMA_ERROR: {
    call: () => ({ headers: as('admin'), query: { unknown: 'parameter' } }),
    // Providers add parameters of their own.
    appliesTo: ({ query }) => !query?.safeParse({ unknown: 'parameter' }).success,
  },
  UNPARSABLE_ACCESS_TOKEN: { call: () => ({ headers: as('client', { access: 'none' }) }) },
  ACCESS_TOKEN_EXPIRED: {
    call: async ({ signedIn }) => ({ headers: await signedIn(), afterMs: tenMinutes }),
  },
  INVALID_PROJECT_FOR_ACCESS_TOKEN: {
    call: async ({ signUp, server }) => {
      const { tokens } = await signUp()
      return { headers: asInternalClient(server.internalKeys, tokens.access) }
    },
  },
  PROJECT_KEY_WITHOUT_ACCESS_TYPE: {
    call: () => ({ headers: { ...project, 'x-stack-secret-server-key': demo.server } }),
  },
  INVALID_ACCESS_TYPE: { call: () => ({ headers: typed('visitor') }) },
  ACCESS_TYPE_WITHOUT_PROJECT_ID: {
    call: () => ({ headers: { 'x-stack-access-type': 'client' } }),
  },
  UNPARSABLE_ADMIN_ACCESS_TOKEN: { call: () => byOwner('none') },
  ADMIN_ACCESS_TOKEN_EXPIRED: {
    call: async ({ owner }) => ({
      ...byOwner((await owner()).token),
      afterMs: tenMinutes,
    }),
  },
  ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN: {
    call: async ({ owner }) => byOwner((await owner()).token),
  },
  INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN: {
    call: async ({ owner, call, server }) => {
      const { id, token } = await owner()
      // A project that was deleted without its owners' metadata being updated.
      await call('PATCH', `/users/${id}`, {
        headers: {
          'x-stack-project-id': 'internal',
          'x-stack-access-type': 'server',
          'x-stack-secret-server-key': server.internalKeys.secretServerKey ?? '',
        },
        body: { server_metadata: { managedProjectIds: [unknownId] } },
      })
      return byOwner(token, unknownId)
    },
  },
  CLIENT_AUTHENTICATION_REQUIRED: { call: () => ({ headers: typed('client') }) },
  SERVER_AUTHENTICATION_REQUIRED: { call: () => ({ headers: typed('server') }) },
  ADMIN_AUTHENTICATION_REQUIRED: { call: () => ({ headers: typed('admin') }) },
  INVALID_PUBLISHABLE_CLIENT_KEY: { call: () => withKey('client', 'pck_wrong') },
  INVALID_SECRET_SERVER_KEY: { call: () => withKey('server', 'ssk_wrong') },
  INVALID_SUPER_SECRET_ADMIN_KEY: { call: () => withKey('admin', 'sak_wrong') },
  PROJECT_NOT_FOUND: {
    // With a key of a project that does not exist, the key is refused first.
    call: ({ server }) => ({
      headers: {
        'x-stack-project-id': unknownId,
        'x-stack-access-type': 'client',
        'x-stack-development-override-key': server.internalKeys.superSecretAdminKey ?? '',
      },
    }),
  },
  ACCESS_TYPE_REQUIRED: {
    call: () => ({ headers: {} }),
    appliesTo: ({ access }) => access !== 'none',
  },
  INSUFFICIENT_ACCESS_TYPE: {
    call: () => ({ headers: as('client') }),
    appliesTo: ({ access }) => access !== 'none' && !access.includes('client'),
  },
  EMAIL_VERIFICATION_REQUIRED: {
    call: async ({ signedIn }) => ({
      headers: await signedIn(),
      security: ['verified_email_required'],
    }),
    appliesTo: ({ access, allowsUnverified = false }) =>
      access !== 'none' && access.includes('client') && !allowsUnverified,
  },
  NOT_ALLOWED_DURING_IMPERSONATION: {
    call: async ({ signUp, impersonate }) => ({
      headers: as('client', await impersonate((await signUp()).id)),
    }),
    appliesTo: ({ refusesImpersonation = false }) => refusesImpersonation,
  },
}

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

it.each(Object.entries(rows))(
  'every endpoint it concerns responds with %s',
  async (code, { call, appliesTo = () => true }) => {
    const request = await call(service)
    const asked = Object.entries<Endpoint>(contract).filter(([key, endpoint]) =>
      appliesTo(endpoint, key.split(' ')[0] ?? ''),
    )
    const responses: [string, number, unknown][] = []
    for (const [key] of asked) {
      const { status, body } = await service.sendRow(key as EndpointKey, request)
      responses.push([key, status, body.code ?? body])
    }
    const { status } = knownErrors[code as CommonErrorCode]
    expect(asked).not.toHaveLength(0)
    expect(responses).toEqual(asked.map(([key]) => [key, status, code]))
  },
)
