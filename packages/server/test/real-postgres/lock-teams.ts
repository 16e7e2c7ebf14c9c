import { Client } from 'pg'
import { onTestFinished } from 'vitest'

/** Makes writes of teams wait until the returned function is called, or the test ends. */
export async function lockTeams(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query('lock table teams in share mode')
  return async () => {
    await client.query('commit')
  }
}
