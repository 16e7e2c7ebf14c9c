import { hash } from '@node-rs/argon2'
import { demo } from './harness'

/** The size of a crowd of users, and its project. */
export interface Crowd {
  users: number
  teams: number
  /** @default the demo project */
  projectId?: string
}

/** The password of every user in the crowd. */
export const crowdPassword = 'correct horse'

/** Returns the address of a user in the crowd; the first is number 1. */
export function toCrowdEmail(number: number): string {
  return `crowd${number}@example.com`
}

/** Returns the id of a user in the crowd. */
export function toCrowdUserId(number: number): string {
  return toId(4, number)
}

/** Returns the id of a team of the crowd. */
export function toCrowdTeamId(number: number): string {
  return toId(5, number)
}

/** Ids of users and of teams differ in the digit of the UUID version. */
function toId(version: 4 | 5, number: number): string {
  return `00000000-0000-${version}000-8000-${number.toString(16).padStart(12, '0')}`
}

const id = (version: 4 | 5, number: string) =>
  `('00000000-0000-${version}000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`

/**
 * Fills a project with users, each with address, password, session and history, and with
 * teams of ten. Written as SQL: through the API it would take an hour.
 */
export async function seedCrowd(
  db: { query(sql: string, values?: unknown[]): Promise<unknown> },
  { users, teams, projectId = demo.id }: Crowd,
): Promise<void> {
  // With the parameters of the server, as signing in computes it again.
  const password = await hash(crowdPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const everyUser = `generate_series(1, ${users}) n`
  const everyTeam = `generate_series(1, ${teams}) t`
  const member = `(t * 10 + m) % ${users} + 1`
  const project = `'${projectId}'`
  const statements = [
    `insert into users (id, project_id, display_name, signed_up_at, last_active_at, client_metadata)
      select ${id(4, 'n')}, ${project}, 'Person ' || n, now() - n * interval '1 minute',
        now() - n * interval '1 minute', '{"plan":"free"}' from ${everyUser}`,
    `insert into contact_channels (project_id, user_id, type, value, used_for_auth, is_primary)
      select ${project}, ${id(4, 'n')}, 'email', 'crowd' || n || '@example.com', true, true
      from ${everyUser}`,
    `insert into otp_methods select ${id(4, 'n')} from ${everyUser} where n % 3 = 0`,
    `insert into oauth_accounts (project_id, provider_id, account_id, user_id)
      select ${project}, 'github', n, ${id(4, 'n')} from ${everyUser} where n % 3 = 1`,
    `insert into oauth_provider_tokens
        (project_id, provider_id, account_id, kind, token_sealed, scopes)
      select project_id, provider_id, account_id, 'access', 'sealed', '{}' from oauth_accounts`,
    `insert into passkeys (user_id, project_id, credential_id, public_key, counter, transports, device_type)
      select ${id(4, 'n')}, ${project}, 'credential' || n, '', 0, '{}', 'singleDevice'
      from ${everyUser} where n % 3 = 2`,
    `insert into sessions (project_id, user_id, refresh_token_hash, expires_at)
      select ${project}, ${id(4, 'n')}, 'token' || n, now() + interval '1 year' from ${everyUser}`,
    `insert into recent_activity (project_id, user_id, created_at)
      select project_id, user_id, now() - random() * interval '90 days' from sessions`,
    `insert into verification_codes
        (project_id, type, code_hash, nonce_hash, data, created_at, expires_at)
      select ${project}, 'sign_in', 'code' || n, 'nonce' || n, '{}', now(), now() + interval '1 day'
      from ${everyUser}`,
    `insert into authorization_codes (code_hash, project_id, user_id, redirect_uri, code_challenge,
        code_challenge_method, is_new_user, expires_at)
      select 'code' || n, ${project}, ${id(4, 'n')}, '', '', 'S256', false, now() + interval '1 day'
      from ${everyUser}`,
    `insert into oauth_flows
        (state_hash, project_id, provider_id, request, verifier_sealed, expires_at)
      select 'state' || n, ${project}, 'github', '{}', '', now() + interval '1 day'
      from ${everyUser}`,
    `insert into cli_attempts (project_id, polling_code_hash, login_code_hash, expires_at)
      select ${project}, 'polling' || n, 'login' || n, now() + interval '1 day' from ${everyUser}`,
    `insert into webhook_events (project_id, type, data)
      select ${project}, 'user.created', '{}' from ${everyUser}`,
    `insert into teams (id, project_id, display_name, created_at)
      select ${id(5, 't')}, ${project}, 'Team ' || t, now() - t * interval '1 minute'
      from ${everyTeam}`,
    `insert into team_members (team_id, user_id)
      select ${id(5, 't')}, ${id(4, member)} from ${everyTeam}, generate_series(1, 10) m`,
    `insert into selected_teams select distinct on (user_id) user_id, team_id from team_members`,
    `insert into team_permissions select team_id, user_id, 'member' from team_members`,
    `insert into project_permissions select ${id(4, 'n')}, 'reader' from ${everyUser}`,
    `insert into sent_emails (project_id, sender, recipients, subject, sender_config, sent_at)
      select ${project}, '', '{}', 'Hello', '{}', now() - n * interval '1 minute' from ${everyUser}`,
  ]
  for (const statement of statements) await db.query(statement)
  await db.query(`insert into passwords select ${id(4, 'n')}, $1 from ${everyUser}`, [password])
  await db.query('vacuum analyze')
}
