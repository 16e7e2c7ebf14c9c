import { demoKeys } from './demo-keys'
import { expect, test } from './test'
import { signUpAt } from './users'

test('the service stores users in Postgres, where a command finds them while the service runs', {
  tag: '@postgres',
}, async ({ external }) => {
  const { email } = await signUpAt(external.serviceUrl, 'Ada Lovelace')
  const program = external.open('service/node_modules/.bin/app-server')
  const args = ['users', 'show', email, '--project', demoKeys.projectId, '--json']
  const env = { DATABASE_URL: external.databaseUrl }
  const shown = await external.run('service', program, args, env)
  expect(JSON.parse(shown)).toMatchObject({ primary_email: email })
})
