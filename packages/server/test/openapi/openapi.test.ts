import { readFile } from 'node:fs/promises'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { startServerForTest } from '../harness'

it('serves valid OpenAPI 3.1, as committed', async () => {
  const { call } = await startServerForTest()
  const { status, body } = await call('GET', '/openapi.json', { headers: {} })
  expect(status).toBe(200)
  const result = await new Validator().validate(structuredClone(body))
  expect(result).toEqual({ valid: true })
  expect(body.openapi).toBe('3.1.0')
  // When this fails, run `pnpm --filter @app/server openapi` and review what changed.
  const committed = await readFile(new URL('../../openapi.json', import.meta.url), 'utf8')
  expect(body).toEqual(JSON.parse(committed))
})
