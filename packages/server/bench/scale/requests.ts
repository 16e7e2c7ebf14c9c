import { createHash } from 'node:crypto'
import { crowdPassword } from '../../test/crowd'
import { as } from '../../test/harness'
import { toEmail, toName } from './generated-people'

/** A request whose time must not grow with the number of users. */
export interface ScaleRequest {
  name: string
  path: string
  headers: Record<string, string>
  /** Maximum p50, in milliseconds. Default: 50. */
  mostMs?: number
  /** Returns everything there is, as the wire contract wants it: reported, and no mark. */
  isWholeList?: boolean
}

/** Id of a generated row, as `generated-rows.ts` derives it. */
function toId(kind: string, number: number): string {
  const hex = createHash('md5').update(`${kind} ${number}`).digest('hex')
  const fixed = `${hex.slice(0, 12)}4${hex.slice(13, 16)}8${hex.slice(17)}`
  return fixed.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Returns a user in the middle who has a password and a session. */
function toMiddle(users: number): number {
  return users / 2 + 1
}

/** Body of the sign-in of a user. */
export function toSignInBody(users: number): { email: string; password: string } {
  return { email: toEmail(toMiddle(users)), password: crowdPassword }
}

/** Lists every list, search, count and metric that depends on the number of users. */
export function listRequests(users: number, tokens: { access: string }): ScaleRequest[] {
  const middle = toMiddle(users)
  const ids = { userId: toId('user', middle), teamId: toId('team', users / 20 + 1) }
  return [
    ...listOwnRequests(tokens),
    ...listUserRequests(ids),
    ...listSearches(middle, ids),
    ...listTeamRequests(ids),
    ...listOwnerRequests(ids),
    { ...server('all teams (no limit)', '/teams'), isWholeList: true },
  ]
}

/** A user and a team in the middle. */
interface Ids {
  userId: string
  teamId: string
}

const server = (name: string, path: string) => ({ name, path, headers: as('server') })
const admin = (name: string, path: string) => ({ name, path, headers: as('admin') })

function listOwnRequests(tokens: { access: string }): ScaleRequest[] {
  const client = (name: string, path: string) => ({ name, path, headers: as('client', tokens) })
  return [
    client('own user', '/users/me'),
    client('own teams', '/teams?user_id=me'),
    client('own sessions', '/auth/sessions?user_id=me'),
  ]
}

function listUserRequests({ userId, teamId }: Ids): ScaleRequest[] {
  return [
    server('user by id', `/users/${userId}`),
    server('users, first page', '/users?limit=20'),
    server('users, newest first', '/users?limit=20&desc=true'),
    server('users, page of 100 in the middle', `/users?limit=100&cursor=${userId}`),
    server('users of a team', `/users?limit=20&team_id=${teamId}`),
  ]
}

function listSearches(middle: number, { userId }: Ids): ScaleRequest[] {
  const search = (name: string, text: string) =>
    server(`search: ${name}`, `/users?limit=20&query=${encodeURIComponent(text)}`)
  return [
    search('whole address', toEmail(middle)),
    search('part of an address', `${middle}@`),
    search('user id', userId),
    search('full name of every 3,871st', toName(middle)),
    search('last name of every 79th', 'nakamura'),
    search('first name of every 49th', 'ximena'),
    search('domain of every tenth', 'gmail.com'),
    search('letter of most', 'e'),
    search('two letters of most', 'an'),
    search('letter of none', 'ß'),
    search('two letters of none', 'q7'),
    search('text of none', 'no-user-has-this'),
    search('frequent parts, together in none', `.com.com@gmail`),
  ]
}

/** Lists requests about a team, and about a user and their teams. */
function listTeamRequests({ userId, teamId }: Ids): ScaleRequest[] {
  return [
    server('teams, first page', '/teams?limit=20'),
    server('teams, page of 100 in the middle', `/teams?limit=100&cursor=${teamId}`),
    server('team by id', `/teams/${teamId}`),
    server('teams of a user', `/teams?user_id=${userId}`),
    server('member profiles of a team', `/team-member-profiles?team_id=${teamId}`),
    server('member profiles of a user', `/team-member-profiles?user_id=${userId}`),
    server('permissions in a team', `/team-permissions?team_id=${teamId}`),
    server('permissions of a user', `/team-permissions?user_id=${userId}&recursive=true`),
    server('project permissions of a user', `/project-permissions?user_id=${userId}`),
    server('invitations of a team', `/team-invitations?team_id=${teamId}`),
    server('channels of a user', `/contact-channels?user_id=${userId}`),
    server('sessions of a user', `/auth/sessions?user_id=${userId}`),
  ]
}

function listOwnerRequests({ userId }: Ids): ScaleRequest[] {
  return [
    admin('project with its user count', '/projects/current'),
    { ...admin('metrics', '/internal/metrics'), mostMs: 200 },
    admin('security events, first page', '/internal/security-events?limit=50'),
    admin('security events of a user', `/internal/security-events?limit=50&user_id=${userId}`),
    admin(
      'security events, a rare type',
      '/internal/security-events?limit=50&type=password.changed',
    ),
    admin(
      'security events, a type of none',
      '/internal/security-events?limit=50&type=passkey.added',
    ),
    admin('sent emails', '/internal/emails'),
    admin('keys', '/internal/api-keys'),
    admin('jobs', '/internal/webhook-endpoints'),
  ]
}
