import { contract, type Endpoint, type EndpointKey } from '@app/contract'
import { knownErrors } from '@app/contract/known-errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestService, type TestService } from '../test-service'
import { authRows } from './auth-rows'
import { jobRows } from './job-rows'
import { oauthRows } from './oauth-rows'
import { passkeyRows } from './passkey-rows'
import { passwordRows } from './password-rows'
import { permissionRows } from './permission-rows'
import { projectRows } from './project-rows'
import type { Row, Rows } from './row'
import { teamRows } from './team-rows'
import { userRows } from './user-rows'

const rows: Rows = {
  ...authRows,
  ...passwordRows,
  ...oauthRows,
  ...passkeyRows,
  ...userRows,
  ...teamRows,
  ...permissionRows,
  ...projectRows,
  ...jobRows,
}

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

// By the contract and not by the rows: an error declared later has no row, and fails here.
const endpoints = Object.entries<Endpoint>(contract).filter(([, { errors }]) => errors.length > 0)

describe.each(endpoints)('%s', (name, { errors }) => {
  it.each([...errors])('responds with %s', async (code) => {
    const key = name as EndpointKey
    const ofEndpoint: Partial<Record<string, Row>> =
      (rows as Partial<Record<EndpointKey, object>>)[key] ?? {}
    const row = ofEndpoint[code]
    if (!row) throw new Error(`No row causes ${code} at ${key}.`)
    const response = await service.sendRow(key, await row(service))
    expect(response.body.code ?? response.body).toBe(code)
    expect(response.headers.get('x-stack-known-error')).toBe(code)
    expect(response.status).toBe(knownErrors[code].status)
    expect(response.body.error).toEqual(expect.stringMatching(/\S/))
  })
})
