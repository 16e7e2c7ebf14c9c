import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hash as argon2 } from '@node-rs/argon2'
import { hashSync } from '@node-rs/bcrypt'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { createPasskey } from '../browsers/passkey-browser'
import { as, demo, type startServer } from '../harness'
import { createSender } from '../requests'
import { createInstallation } from './installation'

const firebaseHash =
  '$fbscrypt$v=1,n=14,r=8,p=1,ss=Bw==,sk=jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==$42xEC+ixf3L2lw==$lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ=='

/** Creates an installation, with a function that imports lines into its demo project. */
async function createTarget() {
  const installation = await createInstallation()
  await installation.run(['seed'])
  const file = join(installation.dataDir, 'users.jsonl')
  async function importLines(lines: unknown[], options: string[] = []) {
    const texts = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
    await writeFile(file, `${texts.join('\n')}\n`)
    return installation.run(['import-users', file, '--project', demo.id, ...options])
  }
  return { ...installation, file, importLines }
}

type Call = Awaited<ReturnType<typeof startServer>>['call']

/** Signs in with a recovery code as the second factor. */
async function signInBy(
  call: Call,
  body: { email: string; password: string },
  recovery_code: string | undefined,
) {
  const first = await call('POST', '/auth/password/sign-in', { body })
  const code = first.body.details.attempt_code
  return call('POST', '/auth/mfa/sign-in', { body: { type: 'recovery_code', recovery_code, code } })
}

describe('app-server import-users', () => {
  it('keeps hashes of other systems, and replaces them at the first sign-in', async () => {
    const { run, serving, importLines, file } = await createTarget()
    const users = [
      ['bcrypt@example.com', 'pass-word', hashSync('pass-word', { cost: 4 })],
      ['argon2@example.com', 'pass-word', await argon2('pass-word', { memoryCost: 8192 })],
      [
        'scrypt@example.com',
        'password',
        '$scrypt$ln=16,r=8,p=1$aM15713r3Xsvxbi31lqr1Q$nFNh2CVHVjNldFVKDHDlm4CbdRSCdEBsjjJxD+iCs5E',
      ],
      ['firebase@example.com', 'user1password', firebaseHash],
      [
        'django@example.com',
        'lètmein',
        'pbkdf2_sha256$260000$seasalt$YlZ2Vggtqdc61YjArZuoApoBh9JNGYoDRBUGu6tcJQo=',
      ],
    ].map(([email = '', password = '', hash = '']) => ({ email, password, hash }))
    const imported = await importLines(
      users.map(({ email, hash }) => ({ primary_email: email, password_hash: hash })),
    )
    expect(imported.out).toBe('Imported: 5 users, 0 already existed, 0 refused.\n')
    await serving(async ({ call }) => {
      for (const { email, password } of users) {
        const wrong = { email, password: `${password}.` }
        const refused = await call('POST', '/auth/password/sign-in', { body: wrong })
        expect([email, refused.body.code]).toEqual([email, 'EMAIL_PASSWORD_MISMATCH'])
        // By the imported hash, then by ours.
        for (const body of [
          { email, password },
          { email, password },
        ]) {
          const { status } = await call('POST', '/auth/password/sign-in', { body })
          expect([email, status]).toEqual([email, 200])
        }
      }
    })
    await run(['export', file, '--project', demo.id])
    const kept = (await readFile(file, 'utf8')).match(/"password_hash":"[^"]*"/g) ?? []
    expect(kept).toHaveLength(5)
    for (const hash of kept) expect(hash).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  })

  it('keeps second factors, and sends no email', async () => {
    const { serving, importLines } = await createTarget()
    const secret = new Secret({ size: 20 })
    await importLines([
      {
        primary_email: 'careful@example.com',
        password_hash: hashSync('pass-word', { cost: 4 }),
        totp_secret_base64: Buffer.from(secret.bytes).toString('base64'),
        signed_up_at_millis: 1_500_000_000_000,
        server_metadata: { plan: 'pro' },
      },
    ])
    await serving(async ({ call }) => {
      const body = { email: 'careful@example.com', password: 'pass-word' }
      const first = await call('POST', '/auth/password/sign-in', { body })
      expect(first.body.code).toBe('MULTI_FACTOR_AUTHENTICATION_REQUIRED')
      const totp = new TOTP({ secret }).generate()
      const second = await call('POST', '/auth/mfa/sign-in', {
        body: { type: 'totp', totp, code: first.body.details.attempt_code },
      })
      const user = await call('GET', `/users/${second.body.user_id}`, { headers: as('server') })
      expect(user.body).toMatchObject({
        signed_up_at_millis: 1_500_000_000_000,
        server_metadata: { plan: 'pro' },
      })
      expect((await call('GET', '/dev/outbox.json', { headers: {} })).body.items).toEqual([])
    })
  })

  it('can be run again, and imports only new users', async () => {
    const { importLines } = await createTarget()
    const lines = Array.from({ length: 450 }, (_, index) => ({
      primary_email: `person${index}@example.com`,
    }))
    expect((await importLines(lines.slice(0, 300))).out).toMatch(/^Imported: 300 users/)
    const rest = await importLines(lines)
    expect(rest.out).toBe('Imported: 150 users, 300 already existed, 0 refused.\n')
    // The last line is about all of them, although the file is read ahead of the batches.
    expect(rest.err).toMatch(/100 % {2}150 users, 300 already existed, 0 refused\n$/)
    const again = await importLines(lines)
    expect(again).toMatchObject({
      code: 0,
      out: 'Imported: nothing, 450 already existed, 0 refused.\n',
    })
  })

  it.each([
    ['an array', '[{"primary_email":"ada@example.com"},{"primary_email":"eva@example.com"}]'],
    ['an array in several lines', '\n[\n  {\n    "primary_email": "ada@example.com"\n  }\n]'],
  ])('says how to convert %s, and imports nothing', async (_, text) => {
    const { importLines, file } = await createTarget()
    expect(await importLines([text])).toEqual({
      code: 1,
      out: '',
      err: `${file} is a JSON array; expected one JSON object per line. To convert it: jq -c '.[]' ${file} > users.jsonl\n`,
    })
  })

  it.each([
    ['commas', 'email,name\nada@example.com,Ada'],
    ['semicolons', '"email";"name"\n"ada@example.com";"Ada"'],
    ['tabs', 'email\tname\nada@example.com\tAda'],
  ])('says what it expects instead of a table with %s', async (_, text) => {
    const { run, importLines, file } = await createTarget()
    const project = '7d9b2c1e-4f60-4a8b-9c3d-2e1f0a6b5c4d'
    const refused = {
      code: 1,
      out: '',
      err: `${file} looks like CSV; expected one JSON object per line, such as {"primary_email":"ada@example.com"}.\n`,
    }
    expect(await importLines([text])).toEqual(refused)
    expect(await run(['import-users', file, '--project', project, '--settings'])).toEqual(refused)
    expect((await run(['project', 'show', project])).code).toBe(1)
  })

  const wrongLines = [
    // As a file of Windows begins.
    '\uFEFF{"primary_email":"fine@example.com"}',
    '{ not json',
    { primary_email: 'no address' },
    { primary_email: 'md5@example.com', password_hash: '5f4dcc3b5aa765d61d8327deb882cf99' },
    { display_name: 'No Email' },
    { primary_email: 'more@example.com', favorite_color: 'blue' },
    '',
    { id: crypto.randomUUID(), primary_email: 'fine@example.com' },
    { primary_email: 'team@example.com', teams: [{ team_id: demo.id }] },
    { primary_email: 'nul@example.com', display_name: 'a\u0000b' },
    { primary_email: 'half@example.com', display_name: '\ud83d' },
    { primary_email: 'last@example.com' },
  ]

  it('names every line that it refuses and why, and imports the others', async () => {
    const { importLines, serving } = await createTarget()
    const { code, out, err } = await importLines(wrongLines)
    expect(code).toBe(1)
    expect(out).toBe('Imported: 2 users, 0 already existed, 9 refused.\n')
    const reasons = err.split('\n').filter((line) => line.startsWith('line '))
    expect(reasons.sort()).toEqual([
      'line 10: display_name: must not contain U+0000 or a lone surrogate',
      'line 11: display_name: must not contain U+0000 or a lone surrogate',
      'line 2: not JSON',
      'line 3: primary_email: must be an email address',
      'line 4: password_hash: must be a bcrypt, argon2, scrypt or PBKDF2 hash with supported parameters',
      'line 5: needs an id, a primary_email or an account of oauth_providers',
      'line 6: Unrecognized key: "favorite_color"',
      'line 8: another user has the sign-in address fine@example.com',
      `line 9: there is no team ${demo.id}`,
    ])
    await serving(async ({ call }) => {
      const { body } = await call('GET', '/users', { headers: as('server') })
      const emails = body.items.map((user: { primary_email: string }) => user.primary_email)
      expect(emails.sort()).toEqual(['fine@example.com', 'last@example.com'])
    })
  })

  it('imports metadata as apps wrote them, with what texts may not contain', async () => {
    const { importLines, serving } = await createTarget()
    const client_metadata = { 'a\u0000': 'b\ud800' }
    const line = { primary_email: 'odd@example.com', client_metadata }
    expect((await importLines([line])).code).toBe(0)
    await serving(async ({ call }) => {
      const { body } = await call('GET', '/users', { headers: as('server') })
      expect(body.items[0].client_metadata).toEqual(client_metadata)
    })
  })

  it('reports the same in a dry run, and changes nothing', async () => {
    const { importLines, serving } = await createTarget()
    const { code, out } = await importLines(wrongLines, ['--dry-run'])
    expect([code, out]).toEqual([1, 'Valid: 2 users, 0 already existed, 9 refused.\n'])
    await serving(async ({ call }) => {
      expect((await call('GET', '/users', { headers: as('server') })).body.items).toEqual([])
    })
  })

  it('checks each line against the limits of the API, and names the limit that was exceeded', async () => {
    const { importLines } = await createTarget()
    const { code, out, err } = await importLines([
      { primary_email: `${'a'.repeat(310)}@example.com` },
      { primary_email: 'name@example.com', display_name: 'x'.repeat(257) },
      { primary_email: 'metadata@example.com', server_metadata: 'x'.repeat(262_143) },
      { primary_email: 'fine@example.com', server_metadata: 'x'.repeat(262_142) },
    ])
    expect([code, out]).toEqual([1, 'Imported: 1 user, 0 already existed, 3 refused.\n'])
    expect(err).toContain('line 1: primary_email: must have at most 320 characters')
    expect(err).toContain('line 2: display_name: must have at most 256 characters')
    expect(err).toContain('line 3: server_metadata: must have at most 262144 characters as JSON')
  })

  it('leaves users of another project alone', async () => {
    const { importLines, run, file } = await createTarget()
    const id = crypto.randomUUID()
    await importLines([{ id, primary_email: 'here@example.com' }])
    const other = await run(['import-users', file])
    expect(other).toMatchObject({ code: 1, err: expect.stringContaining('of another project') })
  })

  it('reports a missing file', async () => {
    const { run } = await createInstallation()
    const { code, err } = await run(['import-users', '/nowhere.jsonl'])
    expect([code, err]).toEqual([1, 'The file /nowhere.jsonl does not exist.\n'])
  })
})

describe('app-server export', () => {
  it('writes a project that another installation can import completely', async () => {
    const source = await createTarget()
    await source.serving(async ({ call, configure, signUp }) => {
      await configure({ passkey_enabled: true, sign_up_enabled: false, magic_link_enabled: true })
      await configure({ sign_up_enabled: true })
      const headers = as('server')
      const definition = { id: 'write', description: 'Writes', contained_permission_ids: [] }
      await call('POST', '/team-permission-definitions', { headers: as('admin'), body: definition })
      const account = await signUp('whole@example.com')
      const sender = createSender(call)
      const { request } = await createPasskey(sender, as('client', account.tokens))
      await sender.must('POST /auth/passkey/register', request)
      const second = await createPasskey(sender, request.headers)
      await sender.must('POST /users/me/passkeys', {
        headers: request.headers,
        body: { ...second.request.body, name: 'Security key' },
      })
      const team = await call('POST', '/teams', {
        headers,
        body: { display_name: 'Crew', creator_user_id: account.id },
      })
      const place = `${team.body.id}/${account.id}`
      await call('POST', `/team-permissions/${place}/write`, { headers, body: {} })
      await call('PATCH', `/users/${account.id}`, {
        headers,
        body: {
          selected_team_id: team.body.id,
          client_metadata: { theme: 'dark' },
          accepted_terms_version: '2026-11-01',
          ban: { reason: 'spam', until_millis: Date.UTC(2100, 0) },
        },
      })
      await call('POST', '/contact-channels', {
        headers,
        body: {
          user_id: account.id,
          type: 'email',
          value: 'second@example.com',
          used_for_auth: false,
        },
      })
    })
    const exported = await source.run(['export', source.file, '--project', demo.id])
    expect(exported).toMatchObject({ code: 0, err: '' })
    expect((await stat(source.file)).mode & 0o777).toBe(0o600)

    const other = await createTarget()
    const id = '11111111-2222-4333-8444-555555555555'
    const took = await other.run(['import-users', source.file, '--project', id, '--settings'])
    expect([took.code, took.err.includes('line ')]).toEqual([0, false])
    const second = join(other.dataDir, 'second.jsonl')
    await other.run(['export', second, '--project', id])
    const [before, after] = await Promise.all(
      [source.file, second].map(async (path) => (await readFile(path, 'utf8')).split('\n').sort()),
    )
    expect(after).toEqual(before)
    for (const part of [
      '"id":"write"',
      '"user_verified":true',
      '"name":"Security key"',
      '"ban":{"reason":"spam",',
      '"accepted_terms_version":"2026-11-01","accepted_terms_at_millis":1',
    ]) {
      expect(before).toEqual(expect.arrayContaining([expect.stringContaining(part)]))
    }
  })

  it('records changed settings as a security event', async () => {
    const source = await createTarget()
    await source.serving(({ configure }) => configure({ client_team_creation_enabled: false }))
    await source.run(['export', source.file, '--project', demo.id])
    const other = await createTarget()
    const args = ['import-users', source.file, '--project', demo.id, '--settings']
    await other.run([...args, '--dry-run'])
    await other.run(args)
    const { body } = await other.serving(({ call }) =>
      call('GET', '/internal/security-events?type=project.changed', { headers: as('admin') }),
    )
    expect(body.items).toMatchObject([
      {
        actor: { access: 'operator' },
        details: { settings: 'config.client_team_creation_enabled' },
      },
    ])
  })

  it('includes recovery codes, with used ones marked as used', async () => {
    const source = await createTarget()
    const { codes, ...account } = await source.serving(async ({ call, signUp }) => {
      const { email, password, tokens } = await signUp('careful@example.com')
      const headers = as('client', tokens)
      const totp_secret_base64 = Buffer.from(new Secret({ size: 20 }).bytes).toString('base64')
      await call('PATCH', '/users/me', { headers, body: { totp_secret_base64 } })
      const { body } = await call('POST', '/users/me/recovery-codes', { headers })
      const codes: string[] = body.codes
      expect((await signInBy(call, { email, password }, codes[0])).status).toBe(200)
      return { codes, email, password }
    })
    await source.run(['export', source.file, '--project', demo.id])
    const contents = await readFile(source.file, 'utf8')
    for (const code of codes) expect(contents).not.toContain(code)

    const other = await createTarget()
    await other.run(['import-users', source.file, '--project', demo.id, '--settings'])
    await other.serving(async ({ call }) => {
      expect((await signInBy(call, account, codes[0])).body.code).toBe('INVALID_RECOVERY_CODE')
      expect((await signInBy(call, account, codes[9])).status).toBe(200)
    })
  })

  it('refuses an unknown project, and leaves no file', async () => {
    const { run, file } = await createTarget()
    expect(await run(['export', file, '--project', 'nothing'])).toMatchObject({
      code: 1,
      err: 'Project nothing does not exist. app-server project list prints the ids of all projects.\n',
    })
    await expect(stat(file)).rejects.toThrow('ENOENT')
  })
})
