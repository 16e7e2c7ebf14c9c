import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { as, createDatabaseUrl, startServerForTest } from '../../harness'
import { query } from '../query'

const migrations = new URL('../../../src/db/migrations/', import.meta.url)

/** Restores the tables of the time when addresses were compared exactly. */
const asBefore = `
  drop index contact_channels_auth;
  alter table contact_channels drop column is_case_sensitive;
  create unique index contact_channels_auth on contact_channels (project_id, type, value)
    where used_for_auth;`

it('keeps users apart whose addresses differed only in case, each found by the address they type', async () => {
  const databaseUrl = await createDatabaseUrl()
  const { call, signUp } = await startServerForTest({ databaseUrl })
  const users = [
    await signUp('one@example.com', 'password of Ada'),
    await signUp('two@example.com', 'password of ada'),
    await signUp('three@example.com', 'password of Bob'),
    await signUp('four@example.com', 'password of bOb'),
  ]
  const addresses = ['Ada@example.com', 'ada@example.com', 'Bob@example.com', 'bOb@example.com']
  await query(databaseUrl, asBefore)
  for (const [index, { email }] of users.entries()) {
    const change = `set value = '${addresses[index]}' where value = '${email}'`
    await query(databaseUrl, `update contact_channels ${change}`)
  }
  const name = readdirSync(migrations).find((file) => file.endsWith('_emails_in_any_case.sql'))
  await query(databaseUrl, readFileSync(new URL(name ?? '', migrations), 'utf8'))

  const signIn = async (email: string, password = '') => {
    const { body } = await call('POST', '/auth/password/sign-in', { body: { email, password } })
    return body.user_id ?? body.code
  }
  for (const [index, { id }] of users.entries()) {
    const email = addresses[index] ?? ''
    expect(await signIn(email, `password of ${email.slice(0, 3)}`)).toBe(id)
  }
  // An address that no user has exactly belongs to one of them: in lower case, else the oldest.
  expect(await signIn('ADA@example.com', 'password of ada')).toBe(users[1]?.id)
  expect(await signIn('BOB@example.com', 'password of Bob')).toBe(users[2]?.id)
  await expect(signUp('adA@example.com')).rejects.toThrow('USER_EMAIL_ALREADY_EXISTS')
  await expect(signUp('bob@example.com')).rejects.toThrow('USER_EMAIL_ALREADY_EXISTS')

  // An address that changes is compared like any other from then on.
  const [ada] = users
  await call('PATCH', `/users/${ada?.id}`, {
    headers: as('server'),
    body: { primary_email: 'Countess@example.com' },
  })
  expect(await signIn('countess@example.com', 'password of Ada')).toBe(ada?.id)
})
