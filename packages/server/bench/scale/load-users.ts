import { hash } from '@node-rs/argon2'
import pLimit from 'p-limit'
import type { Client } from 'pg'
import { crowdPassword } from '../../test/crowd'
import { demo } from '../../test/harness'

/** First names of the generated users; every 49th user has the same one. */
const firstNames =
  'Ada Ben Carla Dmitri Elena Farid Grace Hiro Ines Jonas Kofi Lena Miguel Nadia Olu Priya Quentin Rosa Sven Tara Umar Vera Wei Ximena Yusuf Zoe Amir Bianca Chen Dora Emil Fatima Goran Hana Ivan Julia Karim Lucia Mateo Nora Omar Petra Rafael Sofia Tomas Ulla Viktor Wanda Yara'.split(
    ' ',
  )

/** Last names of the generated users; every 79th user has the same one. */
const lastNames =
  'Abadi Becker Castro Dubois Eriksen Ferrari Garcia Hansen Ivanov Jansen Kowalski Lopez Moreau Nakamura Okafor Petrov Quiroga Rossi Schmidt Tanaka Usman Vargas Weber Xu Yamada Zhang Adeyemi Bauer Cohen Diaz Engel Fischer Gupta Haddad Ibrahim Johnson Kim Larsen Martin Nguyen Olsen Park Rahman Silva Torres Ueda Vogel Wang Yilmaz Zimmer Andersson Brown Costa Dimitrov Evans Fontaine Greco Horvat Iqbal Jovanovic Khan Lehmann Mendes Novak Orlov Pereira Ricci Sato Thompson Urban Volkov Wagner Young Zulu Ali Berg Chavez Dahl Eze'.split(
    ' ',
  )

const domains =
  'gmail.com outlook.com yahoo.com icloud.com proton.me gmx.de web.de orange.fr example.com example.org'.split(
    ' ',
  )

/** Returns the name of a generated user. */
export function toName(number: number): string {
  return `${pick(firstNames, number)} ${pick(lastNames, number)}`
}

/** Returns the address of a generated user. */
export function toEmail(number: number): string {
  return `${toName(number).toLowerCase().replace(' ', '.')}${number}@${pick(domains, number)}`
}

function pick(values: string[], number: number): string {
  return values[number % values.length] ?? ''
}

const array = (values: string[]) => `array[${values.map((value) => `'${value}'`).join(',')}]`
const picked = (values: string[], n: string) => `(${array(values)})[${n} % ${values.length} + 1]`

/** A random-looking UUID of version 4, derived from a text, so that other statements can refer to it. */
const uuid = (kind: string, n: string) =>
  `overlay(overlay(md5('${kind} ' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`
const secret = (kind: string, n: string) => `md5('${kind} ' || ${n}) || md5(${n} || ' ${kind}')`

const name = `${picked(firstNames, 'n')} || ' ' || ${picked(lastNames, 'n')}`
const email = `lower(replace(${name}, ' ', '.')) || n || '@' || ${picked(domains, 'n')}`
/** A number from 0 to 1 that differs by user and purpose, but not by run. */
const chance = (purpose: string, n = 'n') =>
  `(('x' || left(md5('${purpose}' || ${n}), 7))::bit(28)::int / 268435456.0)`
const country = picked(['US', 'DE', 'IN', 'BR', 'JP', 'FR', 'NG', 'GB'], 'n')
const address = `'203.0.113.' || n % 256`
const ipInfo = `case when n % 2 = 0 then jsonb_build_object('ip', ${address}, 'countryCode', ${country}) end`

/** Indexes and constraints of a table that is filled, with the statements that create them again. */
async function dropIndexes(client: Client, table: string): Promise<string[]> {
  const { rows: constraints } = await client.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = $1::regclass and contype in ('p', 'u')
        and not exists (select from pg_constraint other where other.confrelid = conrelid)`,
    [table],
  )
  const again: string[] = []
  for (const { name, definition } of constraints) {
    await client.query(`alter table ${table} drop constraint "${name}"`)
    again.push(`alter table ${table} add constraint "${name}" ${definition}`)
  }
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = $1::regclass
        and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  )
  for (const { name, definition } of indexes) {
    await client.query(`drop index ${name}`)
    again.push(definition)
  }
  return again
}

/** The tables in the order of filling, with the query of their rows. */
function toRows(users: number, teams: number, passwordHash: string): [string, string][] {
  const project = `'${demo.id}'`
  const everyUser = `generate_series(1, ${users}) n`
  const everyTeam = `generate_series(1, ${teams}) t`
  const user = uuid('user', 'n')
  // Three years of constant growth; the latest users have the highest numbers.
  const signedUp = `now() - (${users} - n) * interval '3 years' / ${users}`
  // A quarter of the users were active within a day, two thirds within 90 days.
  const active = `greatest(${signedUp}, now() - power(${chance('active')}, 4) * interval '365 days')`
  // Every user is a member of one team, of which they are not the neighbors.
  const member = `((t - 1) * 10 + m - 1)::bigint * 7919 % ${users} + 1`
  return [
    [
      'users (id, project_id, display_name, signed_up_at, last_active_at, client_metadata, language)',
      `select ${user}, ${project}, case when n % 10 > 0 then ${name} end, ${signedUp}, ${active},
        case when n % 3 = 0 then '{"plan":"free","onboarded":true}'::json end, 'en-US' from ${everyUser}`,
    ],
    [
      'contact_channels (id, project_id, user_id, type, value, used_for_auth, is_verified, is_primary, created_at)',
      `select ${uuid('channel', 'n')}, ${project}, ${user}, 'email', ${email}, true, n % 4 > 0, true,
        ${signedUp} from ${everyUser}`,
    ],
    [
      'passwords (user_id, hash)',
      `select ${user}, '${passwordHash}' from ${everyUser} where n % 5 < 3`,
    ],
    ['otp_methods (user_id)', `select ${user} from ${everyUser} where n % 3 = 0`],
    [
      'oauth_accounts (project_id, provider_id, account_id, user_id, email)',
      `select ${project}, case when n % 2 = 0 then 'google' else 'github' end, n::text, ${user}, ${email}
        from ${everyUser} where n % 5 > 2`,
    ],
    [
      'oauth_provider_tokens (project_id, provider_id, account_id, kind, token_sealed, scopes)',
      `select project_id, provider_id, account_id, 'refresh', repeat('t', 300), '{openid,email}'
        from oauth_accounts`,
    ],
    [
      'passkeys (user_id, project_id, credential_id, public_key, counter, transports, device_type)',
      `select ${user}, ${project}, 'credential' || n, decode(repeat('00', 77), 'hex'), 0, '{internal}',
        'multiDevice' from ${everyUser} where n % 20 = 0`,
    ],
    [
      'known_addresses (user_id, network_hash, last_used_at)',
      `select ${user}, decode(md5('network' || n), 'hex'), ${active} from ${everyUser}
        where ${active} > now() - interval '90 days'`,
    ],
    [
      'sessions (id, project_id, user_id, refresh_token_hash, created_at, expires_at, last_used_at, last_used_ip_info)',
      `select ${uuid('session', `n || ' ' || s`)}, ${project}, ${user}, ${secret('token', `n || ' ' || s`)},
        ${active}, ${active} + interval '1 year', ${active}, ${ipInfo}
        from ${everyUser}, generate_series(0, 1) s where s <= n % 2`,
    ],
    [
      'events (project_id, user_id, session_id, created_at, ip_info)',
      `select ${project}, ${user}, ${uuid('session', `n || ' 0'`)}, ${active} - e * interval '20 hours', ${ipInfo}
        from ${everyUser}, generate_series(0, 2) e
        where ${active} - e * interval '20 hours' > now() - interval '90 days' order by 4`,
    ],
    [
      'verification_codes (project_id, type, code_hash, nonce_hash, data, created_at, expires_at)',
      `select ${project}, 'sign_in', ${secret('code', 'n')}, ${secret('nonce', 'n')},
        jsonb_build_object('email', ${email}), now() - ${chance('code')} * interval '30 days',
        now() - ${chance('code')} * interval '30 days' from ${everyUser} where n % 4 = 0`,
    ],
    [
      `authorization_codes (code_hash, project_id, user_id, redirect_uri, code_challenge,
        code_challenge_method, is_new_user, expires_at)`,
      `select ${secret('authorization', 'n')}, ${project}, ${user}, 'https://app.example.com/handler',
        md5('challenge' || n), 'S256', false, now() + interval '5 minutes'
        from ${everyUser} where n % 1000 = 0`,
    ],
    [
      'teams (id, project_id, display_name, created_at)',
      `select ${uuid('team', 't')}, ${project}, ${picked(lastNames, 't')} || '''s Team ' || t,
        now() - (${teams} - t) * interval '3 years' / ${teams} from ${everyTeam}`,
    ],
    [
      'team_members (team_id, user_id)',
      `select ${uuid('team', 't')}, ${uuid('user', `(${member})`)}
        from ${everyTeam}, generate_series(1, 10) m`,
    ],
    [
      'selected_teams (user_id, team_id)',
      `select user_id, min(team_id::text)::uuid from team_members group by user_id`,
    ],
    [
      'team_permissions (team_id, user_id, permission_id)',
      `select team_id, user_id, 'member' from team_members`,
    ],
    [
      'project_permissions (user_id, permission_id)',
      `select ${user}, 'beta' from ${everyUser} where n % 10 = 0`,
    ],
    [
      'security_events (project_id, type, user_id, actor_access, actor_user_id, address, details, created_at)',
      `select ${project}, case when n % 100 = 0 then 'password.changed' else 'session.created' end, ${user},
        'client', ${user}, ${address}, jsonb_build_object('session_id', ${uuid('session', `n || ' 0'`)},
        'is_impersonation', false), now() - ${chance('audit', `(n || ' ' || e)`)} * interval '90 days' as at
        from ${everyUser}, generate_series(1, 2) e order by at`,
    ],
    [
      'sent_emails (project_id, sender, recipients, subject, sender_config, sent_at)',
      `select ${project}, 'noreply@example.com', array[${email}], 'Verify your email address',
        '{"type":"shared"}', now() - ${chance('mail')} * interval '90 days' as at
        from ${everyUser} where n % 2 = 0 order by at`,
    ],
  ]
}

/** Number of connections that fill tables and create indexes at the same time. */
const connections = 6

/** Tables whose rows are derived from those of other tables, and come after them. */
const derived = ['oauth_provider_tokens', 'selected_teams', 'team_permissions']

/**
 * Fills the demo project with users as they are after three years: names and addresses as people have
 * them, sign-in methods, sessions, teams, activity and security events of the last 90 days.
 *
 * Expects the tables of the last release, because the rest of the migrations is part of what is measured.
 */
export async function loadUsers(connect: () => Promise<Client>, users: number): Promise<void> {
  const passwordHash = await hash(crowdPassword, {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  })
  const startedAt = performance.now()
  const inTurn = pLimit(connections)
  const run = (statement: string) =>
    inTurn(async () => {
      const client = await connect()
      // No triggers for foreign keys: the rows are right by construction.
      await client.query(`set session_replication_role = replica`)
      await client.query(`set maintenance_work_mem = '1GB'`)
      await client.query(`set work_mem = '256MB'`)
      await client.query(statement)
      await client.end()
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
      console.log(`${seconds} s: ${statement.slice(0, 80).replaceAll('\n', ' ')}`)
    })
  const rows = toRows(users, users / 10, passwordHash).map(([target, query]) => ({
    table: target.slice(0, target.indexOf(' ')),
    insert: `insert into ${target} ${query}`,
  }))
  const client = await connect()
  const indexes: Record<string, string[]> = {}
  for (const { table } of rows) indexes[table] = await dropIndexes(client, table)
  await client.end()
  const fill = async ({ table, insert }: (typeof rows)[number]) => {
    await run(insert)
    await Promise.all((indexes[table] ?? []).map(run))
    await run(`vacuum analyze ${table}`)
  }
  const isDerived = ({ table }: { table: string }) => derived.includes(table)
  await Promise.all(rows.filter((row) => !isDerived(row)).map(fill))
  await Promise.all(rows.filter(isDerived).map(fill))
}
