import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { as, createDatabaseUrl, startServerForTest } from '../../harness'
import { startThrowawayPooler } from '../../throwaway/pooler'

const connections = 3
const secret = 'x'.repeat(40)
const callbackUrl = 'http://localhost:3000/handler/password-reset'

const toMessage = (line: string): string => JSON.parse(line).msg

async function countConnections(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    'select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
  return rows[0].count
}

it.each([
  ['without names of statements', { preparedStatements: false }, []],
  ['when it finds out about names', {}, [expect.stringContaining('APP_PREPARED_STATEMENTS=off')]],
])('works behind a pooler in transaction mode, %s', async (_, options, expected) => {
  const databaseUrl = await createDatabaseUrl()
  const pooler = await startThrowawayPooler(databaseUrl, connections)
  onTestFinished(() => pooler.stop())
  const log: string[] = []
  const logTo = { write: (line: string) => log.push(line) }
  // Concurrently, so that they also take turns at migrating through the pooler.
  const start = () =>
    startServerForTest({ ...options, databaseUrl: pooler.url, secret, log: 'warn', logTo })
  const [here, there] = await Promise.all([start(), start()])

  const live = async (number: number) => {
    const email = `pooled${number}@example.com`
    const user = await (number % 2 ? here : there).signUp(email)
    const [one, other] = number % 2 ? [there, here] : [here, there]
    const signIn = await one.call('POST', '/auth/password/sign-in', {
      body: { email, password: user.password },
    })
    expect(signIn.status).toBe(200)
    const tokens = { access: signIn.body.access_token, refresh: signIn.body.refresh_token }
    const refreshed = await other.call('POST', '/auth/sessions/current/refresh', {
      headers: as('client', tokens),
    })
    expect(refreshed.status).toBe(200)
    await one.call('PATCH', '/users/me', {
      headers: as('client', tokens),
      body: { display_name: `Number ${number}` },
    })
    const me = await other.call('GET', '/users/me', { headers: as('client', tokens) })
    expect(me.body).toMatchObject({ id: user.id, display_name: `Number ${number}` })
    await other.call('POST', '/auth/password/send-reset-code', {
      body: { email, callback_url: callbackUrl },
    })
    return email
  }
  const emails = await Promise.all(Array.from({ length: 24 }, (_, number) => live(number)))

  // One email to verify and one to reset the password; any server may have sent them.
  for (const email of emails) {
    await Promise.all([here.idle(), there.idle()])
    expect(await here.emailsTo(email, 2)).toHaveLength(2)
  }
  // With three connections, requests do wait on a busy machine.
  const warnings = new Set(log.map(toMessage))
  warnings.delete('requests are waiting for a database connection')
  expect([...warnings]).toEqual(expected)
  expect(await countConnections(databaseUrl)).toBeLessThanOrEqual(connections)
})
