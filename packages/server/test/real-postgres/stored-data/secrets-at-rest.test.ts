import { Client } from 'pg'
import { expect, it } from 'vitest'
import { as, createDatabaseUrl, demo, startServerForTest } from '../../harness'
import { startMailServer } from '../../stand-ins/mail-server'

/** Returns all rows of all tables as text, including the log of sent emails and the jobs. */
async function readEverything(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
    )
    const contents: string[] = []
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select row_to_json(found)::text as row from ${name} found`,
      )
      contents.push(...rows.map(({ row }) => row))
    }
    return contents.join('\n')
  } finally {
    await client.end()
  }
}

it('stores no password, token, key, code or secret in plain text', async () => {
  const databaseUrl = await createDatabaseUrl()
  // Without one, the development outbox keeps emails as they were sent.
  const { url: smtpUrl, read } = await startMailServer()
  const { call, configure, signUp, idle } = await startServerForTest({ databaseUrl, smtpUrl })
  const { id, email, password, tokens } = await signUp('rested@example.com', 'a very secret word')
  const { code } = await read(email)
  const otp = await call('POST', '/auth/otp/send-sign-in-code', {
    body: {
      email: 'emailed@example.com',
      callback_url: 'http://localhost:3000/handler/magic-link-callback',
    },
  })
  const { text, subject } = await read('emailed@example.com')
  const [typedCode = ''] = /^[0-9A-Z]{6}$/m.exec(text) ?? []
  expect(subject).toContain(typedCode)
  const cli = await call('POST', '/auth/cli', { body: {} })
  const totp = Buffer.from('twenty bytes of totp').toString('base64')
  await call('PATCH', '/users/me', {
    headers: as('client', tokens),
    body: { totp_secret_base64: totp },
  })
  await configure({
    oauth_providers: [
      {
        id: 'github',
        enabled: true,
        type: 'standard',
        client_id: 'client-of-the-project',
        client_secret: 'secret-at-the-provider',
      },
    ],
  })
  const keys = await call('POST', '/internal/api-keys', {
    headers: as('admin'),
    body: {
      description: 'at rest',
      expires_at_millis: Date.now() + 86_400_000,
      has_publishable_client_key: false,
      has_secret_server_key: true,
      has_super_secret_admin_key: true,
    },
  })
  const endpoint = await call('POST', '/internal/webhook-endpoints', {
    headers: as('admin'),
    body: { url: 'https://example.com/hooks' },
  })
  const secrets = {
    webhookSecret: endpoint.body.secret,
    password,
    totp,
    code,
    typedCode,
    providerSecret: 'secret-at-the-provider',
    refreshToken: tokens.refresh,
    accessToken: tokens.access,
    nonce: otp.body.nonce,
    pollingCode: cli.body.polling_code,
    loginCode: cli.body.login_code,
    serverKey: keys.body.secret_server_key,
    adminKey: keys.body.super_secret_admin_key,
    demoServerKey: demo.server,
  }
  await idle()
  const everything = await readEverything(databaseUrl)
  expect(everything).toContain(id)
  expect(everything).toContain('client-of-the-project')
  expect(everything).toContain('Your code is ••••••')
  for (const [name, secret] of Object.entries(secrets))
    expect([name, secret]).toEqual([name, expect.stringMatching(/^.{6,}$/)])
  const found = Object.entries(secrets).filter(([, secret]) => everything.includes(secret))
  expect(found).toEqual([])
})
