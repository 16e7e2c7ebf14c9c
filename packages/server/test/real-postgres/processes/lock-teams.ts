import { Client } from 'pg'
import { onTestFinished } from 'vitest'

/**
 * Makes writes of teams wait until the returned function is called, or the test ends.
 *
 * @param mode `access exclusive`: makes reads wait too.
 */
export async function lockTeams(
  databaseUrl: string,
  mode: 'share' | 'access exclusive' = 'share',
): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query(`lock table teams in ${mode} mode`)
  return async () => {
    await client.query('commit')
  }
}
