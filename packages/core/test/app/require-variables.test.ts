import { expect, it } from 'vitest'
import { ServerApp } from '../../src/app/server-app'
import { UsageError } from '../../src/errors/usage-error'

it('says how Node reads a file of variables, if the project of a server is not set', () => {
  const build = () =>
    new ServerApp({
      baseUrl: process.env.UNSET_URL,
      projectId: process.env.UNSET_PROJECT_ID,
      publishableClientKey: process.env.UNSET_KEY,
      secretServerKey: process.env.UNSET_SECRET_KEY,
      tokenStore: null,
    })
  expect(build).toThrow(UsageError)
  expect(build).toThrow(/^projectId is missing: .* Node reads \.env with --env-file=\.env\.$/)
})

it('leaves an app without options to the environment', () => {
  expect(() => new ServerApp({ tokenStore: null })).toThrow(
    'or set NEXT_PUBLIC_STACK_PROJECT_ID (not with Vite).',
  )
})
