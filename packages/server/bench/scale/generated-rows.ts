import { demo } from '../../test/harness'
import { domains, firstNames, lastNames } from './generated-people'

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

const project = `'${demo.id}'`
const user = uuid('user', 'n')

const senderConfig = {
  type: 'shared',
  host: 'smtp.example.com',
  port: 587,
  username: '',
  sender_name: 'Demo',
  sender_email: 'noreply@example.com',
}

/** Number of users and teams, and the hash of the password that all users have. */
interface Crowd {
  users: number
  teams: number
  passwordHash: string
}

/** A table with its columns, and the query of their rows. */
type Rows = [target: string, query: string]

/** The tables in the order of filling. */
export function listRows(crowd: Crowd): Rows[] {
  return [
    ...listUserRows(crowd),
    ...listSessionRows(crowd),
    ...listTeamRows(crowd),
    ...listLogRows(crowd),
  ]
}

const everyUser = ({ users }: Crowd) => `generate_series(1, ${users}) n`

/** Three years of constant growth; the latest users have the highest numbers. */
const signedUp = ({ users }: Crowd) => `now() - (${users} - n) * interval '3 years' / ${users}`

/** A quarter of the users were active within a day, two thirds within 90 days. */
const lastActive = (crowd: Crowd) =>
  `greatest(${signedUp(crowd)}, now() - power(${chance('active')}, 4) * interval '365 days')`

/** Users with their sign-in methods. */
function listUserRows(crowd: Crowd): Rows[] {
  return [
    [
      'users (id, project_id, display_name, signed_up_at, last_active_at, client_metadata, language)',
      `select ${user}, ${project}, case when n % 10 > 0 then ${name} end, ${signedUp(crowd)}, ${lastActive(crowd)},
        case when n % 3 = 0 then '{"plan":"free","onboarded":true}'::json end, 'en-US' from ${everyUser(crowd)}`,
    ],
    [
      'contact_channels (id, project_id, user_id, type, value, used_for_auth, is_verified, is_primary, created_at)',
      `select ${uuid('channel', 'n')}, ${project}, ${user}, 'email', ${email}, true, n % 4 > 0, true,
        ${signedUp(crowd)} from ${everyUser(crowd)}`,
    ],
    [
      'passwords (user_id, hash)',
      `select ${user}, '${crowd.passwordHash}' from ${everyUser(crowd)} where n % 5 < 3`,
    ],
    ['otp_methods (user_id)', `select ${user} from ${everyUser(crowd)} where n % 3 = 0`],
    [
      'oauth_accounts (project_id, provider_id, account_id, user_id, email)',
      `select ${project}, case when n % 2 = 0 then 'google' else 'github' end, n::text, ${user}, ${email}
        from ${everyUser(crowd)} where n % 5 > 2`,
    ],
    [
      'oauth_provider_tokens (project_id, provider_id, account_id, kind, token_sealed, scopes)',
      `select project_id, provider_id, account_id, 'refresh', repeat('t', 300), '{openid,email}'
        from oauth_accounts`,
    ],
    [
      'passkeys (user_id, project_id, credential_id, public_key, counter, transports, device_type)',
      `select ${user}, ${project}, 'credential' || n, decode(repeat('00', 77), 'hex'), 0, '{internal}',
        'multiDevice' from ${everyUser(crowd)} where n % 20 = 0`,
    ],
  ]
}

/** Sessions with their activity, and codes that lead to one. */
function listSessionRows(crowd: Crowd): Rows[] {
  const active = lastActive(crowd)
  return [
    [
      'known_addresses (user_id, network_hash, last_used_at)',
      `select ${user}, decode(md5('network' || n), 'hex'), ${active} from ${everyUser(crowd)}
        where ${active} > now() - interval '90 days'`,
    ],
    [
      'sessions (id, project_id, user_id, refresh_token_hash, created_at, expires_at, last_used_at, last_used_ip_info)',
      `select ${uuid('session', `n || ' ' || s`)}, ${project}, ${user}, ${secret('token', `n || ' ' || s`)},
        ${active}, ${active} + interval '1 year', ${active}, ${ipInfo}
        from ${everyUser(crowd)}, generate_series(0, 1) s where s <= n % 2`,
    ],
    [
      'events (project_id, user_id, session_id, created_at, ip_info)',
      `select ${project}, ${user}, ${uuid('session', `n || ' 0'`)}, ${active} - e * interval '20 hours', ${ipInfo}
        from ${everyUser(crowd)}, generate_series(0, 2) e
        where ${active} - e * interval '20 hours' > now() - interval '90 days' order by 4`,
    ],
    [
      'verification_codes (project_id, type, code_hash, nonce_hash, data, created_at, expires_at)',
      `select ${project}, 'sign_in', ${secret('code', 'n')}, ${secret('nonce', 'n')},
        jsonb_build_object('email', ${email}), now() - ${chance('code')} * interval '30 days',
        now() - ${chance('code')} * interval '30 days' from ${everyUser(crowd)} where n % 4 = 0`,
    ],
    [
      `authorization_codes (code_hash, project_id, user_id, redirect_uri, code_challenge,
        code_challenge_method, is_new_user, expires_at)`,
      `select ${secret('authorization', 'n')}, ${project}, ${user}, 'https://app.example.com/handler',
        md5('challenge' || n), 'S256', false, now() + interval '5 minutes'
        from ${everyUser(crowd)} where n % 1000 = 0`,
    ],
  ]
}

/** Teams with their members, and permissions. */
function listTeamRows(crowd: Crowd): Rows[] {
  const everyTeam = `generate_series(1, ${crowd.teams}) t`
  // Every user is a member of one team, of which they are not the neighbors.
  const member = `((t - 1) * 10 + m - 1)::bigint * 7919 % ${crowd.users} + 1`
  return [
    [
      'teams (id, project_id, display_name, created_at)',
      `select ${uuid('team', 't')}, ${project}, ${picked(lastNames, 't')} || '''s Team ' || t,
        now() - (${crowd.teams} - t) * interval '3 years' / ${crowd.teams} from ${everyTeam}`,
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
      `select ${user}, 'beta' from ${everyUser(crowd)} where n % 10 = 0`,
    ],
  ]
}

/** Security events and emails of the last 90 days. */
function listLogRows(crowd: Crowd): Rows[] {
  return [
    [
      'security_events (project_id, type, user_id, actor_access, actor_user_id, address, details, created_at)',
      `select ${project}, case when n % 100 = 0 then 'password.changed' else 'session.created' end, ${user},
        'client', ${user}, ${address}, jsonb_build_object('session_id', ${uuid('session', `n || ' 0'`)},
        'is_impersonation', false), now() - ${chance('audit', `(n || ' ' || e)`)} * interval '90 days' as at
        from ${everyUser(crowd)}, generate_series(1, 2) e order by at`,
    ],
    [
      'sent_emails (project_id, sender, recipients, subject, sender_config, sent_at)',
      `select ${project}, 'noreply@example.com', array[${email}], 'Verify your email address',
        '${JSON.stringify(senderConfig)}', now() - ${chance('mail')} * interval '90 days' as at
        from ${everyUser(crowd)} where n % 2 = 0 order by at`,
    ],
  ]
}
