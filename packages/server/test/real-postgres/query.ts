import { Client } from 'pg'

/** Queries a database directly for what no endpoint returns. */
export async function query(databaseUrl: string, statement: string) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
