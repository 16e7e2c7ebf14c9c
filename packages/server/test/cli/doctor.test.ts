import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Client } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { demo, startServerForTest } from '../harness'
import { startMailServer } from '../stand-ins/mail-server'
import { createInstallation } from './installation'

const production = {
  NODE_ENV: 'production',
  APP_SECRET: '4d1f9a0c7be2835610fa7b2c9d8e3041',
  APP_URL: 'https://auth.example.invalid',
}

/** A URL where nothing listens. */
const nowhere = '127.0.0.1:9'

describe('app-server doctor', () => {
  it('reports a healthy installation', async () => {
    const { run } = await createInstallation()
    await run(['migrate'])
    const { code, out } = await run(['doctor'])
    expect(out).toMatch(/^ok {7}configuration/)
    expect(out).toMatch(/ok {7}database {7}Postgres \d+(?:, embedded in \/.*)?\n/)
    expect(out).toMatch(/ok {7}migrations {5}all applied\n/)
    expect(out).toMatch(/ok {7}clock {10}\d+ ms/)
    expect(out).toMatch(/No problems found\.\n$/)
    expect(code).toBe(0)
  })

  it('names the invalid options', async () => {
    const { run } = await createInstallation()
    const { code, out } = await run(['doctor'], { NODE_ENV: 'production', APP_PORT: 'eighty' })
    expect(code).toBe(1)
    for (const variable of ['APP_PORT', 'APP_SECRET', 'APP_URL']) expect(out).toContain(variable)
  })

  it('explains what to do about a missing database', async () => {
    const { run } = await createInstallation()
    const { code, out } = await run(['doctor', '--database-url', `postgres://app@${nowhere}/app`])
    expect(code).toBe(1)
    expect(out).toContain('problem  database')
    expect(out).toContain('ECONNREFUSED')
    expect(out).toContain('check the host, user, password and database in DATABASE_URL')
  })

  it('does not report that a service without a database does not respond', async () => {
    const { run } = await createInstallation({ APP_URL: `http://${nowhere}` })
    const { out } = await run(['doctor', '--database-url', `postgres://app@${nowhere}/app`])
    expect(out).toMatch(/ok {7}url {12}\S+ is not reachable yet: start the service\n/)
    expect(out).toContain('Problems: 1')
  })

  it('reports in production that no email is sent and that the URL does not respond', async () => {
    const { run } = await createInstallation(production)
    const { code, out } = await run(['doctor'])
    expect(code).toBe(1)
    expect(out).toMatch(/problem {2}mail {11}No email is sent\.\n +Set APP_SMTP_URL\./)
    expect(out).toContain('https://auth.example.invalid is not reachable')
    expect(out).toMatch(/ok {7}cookies {8}Secure, of auth\.example\.invalid/)
  })

  it('names the projects that trust no domain in production', async () => {
    const { run, dataDir } = await createInstallation(production)
    expect((await run(['doctor'])).out).not.toContain('No trusted domain')
    const created = await run(['project', 'create', '--name', 'Shop', '--json'])
    const { id } = JSON.parse(created.out)
    const { out } = await run(['doctor'])
    expect(out).toContain(`No trusted domain: Shop (${id}). `)
    expect(out).toContain('app-server project apply FILE')
    const path = join(dataDir, 'shop.json')
    const domains = [{ domain: 'https://shop.example.com', handler_path: '/handler' }]
    await writeFile(path, JSON.stringify({ config: { domains } }))
    await run(['project', 'apply', path, '--project', id])
    expect((await run(['doctor'])).out).toContain('every project has a trusted domain')
  })

  it('reports in production that emails have the sender of examples', async () => {
    const { run } = await createInstallation(production)
    const smtp = await startMailServer()
    const { out } = await run(['doctor'], { APP_SMTP_URL: smtp.url })
    expect(out).toMatch(/problem {2}mail {11}Emails have the sender noreply@example\.com/)
    expect(out).toContain('Set APP_MAIL_FROM to an address of your domain.')
    expect(out).toContain('the mail server accepts emails')
  })

  it('connects to the mail server without sending an email', async () => {
    const { run } = await createInstallation()
    const smtp = await startMailServer()
    const heard = await run(['doctor'], { APP_SMTP_URL: smtp.url })
    expect(heard.out).toContain('the mail server accepts emails')
    expect(smtp.emails).toEqual([])
    const silent = await run(['doctor'], { APP_SMTP_URL: `smtp://${nowhere}` })
    expect(silent.out).toContain('Check the host, port, user and password in APP_SMTP_URL.')
    expect(silent.code).toBe(1)
  })

  it("detects when another program responds at the service's URL", async () => {
    const { run } = await createInstallation()
    const { server } = await startServerForTest()
    const listen = (fetch: (request: Request) => Promise<Response>) =>
      new Promise<string>((resolve) => {
        const listener = serve({ fetch, port: 0 }, ({ port }) =>
          resolve(`http://localhost:${port}`),
        )
        onTestFinished(() => void listener.close())
      })
    const url = await listen((request) => server.fetch(request))
    expect((await run(['doctor'], { APP_URL: url })).out).toContain(`${url} responds`)
    const other = await listen(async () => new Response('hello'))
    expect((await run(['doctor'], { APP_URL: other })).out).toContain(
      'not the response of this service',
    )
  })

  it('finds no problem before the first start, and applies no migration', async () => {
    const smtp = await startMailServer()
    const from = { APP_MAIL_FROM: 'auth@shop.example.org' }
    const env = { ...production, APP_SMTP_URL: smtp.url, ...from }
    const { run, databaseUrl, isEmbedded } = await createInstallation(env, { isNew: true })
    const { code, out } = await run(['doctor'])
    expect(out).toMatch(/ok {7}migrations {5}none yet: app-server seed or start applies them/)
    expect(out).toMatch(/ok {7}url {12}\S+ is not reachable yet: start the service\n/)
    expect(code).toBe(0)
    if (isEmbedded) return
    const tables = await query(databaseUrl, "select 1 from pg_tables where schemaname = 'public'")
    expect(tables).toEqual([])
  })

  it('counts the missing migrations of a database that was in use', async () => {
    const { run, databaseUrl, isEmbedded } = await createInstallation()
    await run(['seed'])
    if (isEmbedded) return
    await query(
      databaseUrl,
      'delete from schema_migrations where hash in (select hash from schema_migrations limit 1)',
    )
    const { code, out } = await run(['doctor'])
    expect(out).toMatch(/problem {2}migrations {5}1 are missing\.\n +Run app-server migrate/)
    expect(code).toBe(1)
  })

  it('names keys that expire within 30 days or have expired, until they are revoked', async () => {
    const { run } = await createInstallation()
    await run(['seed'])
    expect((await run(['doctor'])).out).toContain('none expires within 30 days')
    const args = ['--project', demo.id, '--days', '29']
    await run(['keys', 'create', ...args])
    const created = await run(['project', 'create', '--name', 'Shop', '--days', '31', '--json'])
    const { keys_expire_at_millis } = JSON.parse(created.out)
    expect(Math.round((keys_expire_at_millis - Date.now()) / 86_400_000)).toBe(31)
    const { code, out } = await run(['doctor'])
    const [, id = ''] =
      new RegExp(`problem  keys {11}Key set (\\S+) of project ${demo.id} expires on 2\\d{3}-`).exec(
        out,
      ) ?? []
    expect([code, out.match(/Key set/g)?.length]).toEqual([1, 1])
    expect(out).toContain('app-server keys create --project ID')
    await run(['keys', 'revoke', id, '--project', demo.id])
    expect((await run(['doctor'])).out).toContain('none expires within 30 days')
  })
})

async function query(databaseUrl: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}
