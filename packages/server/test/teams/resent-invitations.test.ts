import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, ownClient } from '../harness'
import { createTestService, page, type TestService, untrusted } from '../test-service'
import { createTestTeam, define } from './test-team'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
  await define(service, 'editor', ['$update_team'])
})
afterAll(() => service.server.close())

const server = as('server')
const day = 24 * 60 * 60_000

interface Item {
  id: string
  expires_at_millis: number
  sent_at_millis: number
}

/** An invitation that was emailed, with its team. */
async function invited({ by, roles = [] }: { by?: 'server'; roles?: string[] } = {}) {
  const { teamId, owner, join } = await createTestTeam(service)
  const email = service.newEmail()
  const body = { team_id: teamId, email, callback_url: page, permission_ids: roles }
  const headers = by === 'server' ? server : owner.headers
  const { id } = await service.must('POST /team-invitations/send-code', { headers, body })
  return {
    id: id as string,
    teamId,
    owner,
    join,
    email,
    code: await service.codeEmailedTo(email),

    resend: (sender: Record<string, string>, callback_url?: string) =>
      service.send('POST /team-invitations/:id/resend', {
        headers: sender,
        path: { id },
        body: { team_id: teamId, callback_url },
      }),

    async open(): Promise<Item[]> {
      const query = { team_id: teamId }
      return (await service.must('GET /team-invitations', { headers: server, query })).items
    },
  }
}

/** Returns the result of checking a code. */
async function check(code: string) {
  const { status, body } = await service.send('POST /team-invitations/accept/check-code', {
    body: { code },
  })
  return body.code ?? status
}

async function accept(code: string) {
  const headers = await service.signedIn()
  return service.send('POST /team-invitations/accept', { headers, body: { code } })
}

async function inviterOf(code: string): Promise<string | null> {
  const preview = 'POST /team-invitations/accept/preview'
  return (await service.must(preview, { body: { code } })).inviter_display_name
}

function rename(headers: Record<string, string>, display_name: string) {
  return service.must('PATCH /users/me', { headers, body: { display_name } })
}

describe('an invitation that is sent again', () => {
  it('name their sender to the app’s server, and not to members', async () => {
    const { teamId, owner, open } = await invited()
    const [item] = await open()
    expect(item).toMatchObject({ inviter_user_id: owner.id, inviter_display_name: null })
    expect(item?.sent_at_millis).toBe((item?.expires_at_millis ?? 0) - 7 * day)
    const request = { headers: owner.headers, query: { team_id: teamId } }
    const [shown] = (await service.must('GET /team-invitations', request)).items
    expect(Object.keys(shown).filter((field) => !(field in (item ?? {})))).toEqual([])
    expect(shown).not.toHaveProperty('inviter_user_id')
    expect(shown).not.toHaveProperty('sent_at_millis')
  })

  it('is replaced by one with the same roles, a new link and a new expiration date', async () => {
    const invitation = await invited({ roles: ['admin'] })
    const { email, code } = invitation
    const [before] = await invitation.open()
    service.pass(3 * day)
    const { body } = await invitation.resend(server)
    expect(body).toEqual({ success: true, id: expect.any(String) })
    expect(await invitation.open()).toEqual([
      {
        ...before,
        id: body.id,
        expires_at_millis: (before?.expires_at_millis ?? 0) + 3 * day,
        sent_at_millis: (before?.sent_at_millis ?? 0) + 3 * day,
      },
    ])
    expect(await check(code)).toBe('VERIFICATION_CODE_NOT_FOUND')
    expect((await accept(await service.codeEmailedTo(email, 2))).status).toBe(200)
    expect(await invitation.open()).toEqual([])
  })

  it('ends the links that were copied from the earlier one', async () => {
    const { id, teamId, owner, resend } = await invited()
    const { url } = await service.must('POST /team-invitations/:id/link', {
      headers: owner.headers,
      path: { id },
      body: { team_id: teamId, callback_url: page },
    })
    await resend(owner.headers)
    expect(await check(new URL(url).searchParams.get('code') ?? '')).toBe(
      'VERIFICATION_CODE_NOT_FOUND',
    )
  })

  it('stays as it was if the new one is refused', async () => {
    const { owner, code, resend, open } = await invited()
    const before = await open()
    const { body } = await resend(owner.headers, untrusted)
    expect(body.code).toBe('REDIRECT_URL_NOT_WHITELISTED')
    expect(await open()).toEqual(before)
    expect(await check(code)).toBe(200)
  })

  it('is either accepted or replaced if both happen at once', async () => {
    for (let times = 0; times < 5; times += 1) {
      const { code, resend, open } = await invited({ by: 'server' })
      const [accepted, resent] = await Promise.all([accept(code), resend(server)])
      const outcome = [accepted.status === 200, resent.status === 200]
      expect([
        [true, false],
        [false, true],
      ]).toContainEqual(outcome)
      expect(await open()).toHaveLength(resent.status === 200 ? 1 : 0)
    }
  })

  it('leaves out roles that no longer exist', async () => {
    await define(service, 'temporary', [])
    const { resend, email } = await invited({ by: 'server', roles: ['temporary', 'editor'] })
    await service.must('DELETE /team-permission-definitions/:permission_id', {
      headers: as('admin'),
      path: { permission_id: 'temporary' },
    })
    expect((await resend(server)).status).toBe(200)
    const code = await service.codeEmailedTo(email, 2)
    const { permission_ids } = await service.must('POST /team-invitations/accept/preview', {
      body: { code },
    })
    expect(permission_ids).toEqual(['editor'])
  })

  it('names the member who sent it again, and for a server the earlier sender', async () => {
    const { owner, join, email, resend, open, teamId } = await invited()
    await rename(owner.headers, 'Olga')
    await resend(server)
    // The invitation has a new id.
    const [first] = await open()
    expect(await inviterOf(await service.codeEmailedTo(email, 2))).toBe('Olga')
    const member = await join()
    await rename(member.headers, 'Max')
    await service.must('POST /team-invitations/:id/resend', {
      headers: member.headers,
      path: { id: first?.id ?? '' },
      body: { team_id: teamId },
    })
    expect(await inviterOf(await service.codeEmailedTo(email, 3))).toBe('Max')
  })

  it('is refused to members who could not send it', async () => {
    const { join, resend, open } = await invited({ by: 'server', roles: ['admin'] })
    const before = await open()
    const member = await join()
    const reader = await join('$read_members')
    for (const { headers } of [member, reader]) {
      expect((await resend(headers)).body.code).toBe('TEAM_PERMISSION_REQUIRED')
    }
    expect(await open()).toEqual(before)
  })

  it('is refused for an address with which a member signs in by now', async () => {
    const { id, teamId, owner, email, resend, open } = await invited()
    const { id: userId } = await service.signUp(email)
    await service.must('POST /team-memberships/:team_id/:user_id', {
      headers: server,
      path: { team_id: teamId, user_id: userId },
      body: {},
    })
    for (const headers of [owner.headers, server]) {
      const { status, body } = await resend(headers)
      expect([status, body.code]).toEqual([409, 'TEAM_MEMBERSHIP_ALREADY_EXISTS'])
    }
    expect((await open()).map((item) => item.id)).toEqual([id])
  })

  it('is unknown once it was accepted or revoked, and in other teams', async () => {
    const { code, resend, open } = await invited()
    const other = await service.team()
    const [{ id = '' } = {}] = await open()
    const { body } = await service.send('POST /team-invitations/:id/resend', {
      headers: server,
      path: { id },
      body: { team_id: other.id },
    })
    expect(body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
    await accept(code)
    expect((await resend(server)).body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })
})

describe('an invitation of the app’s server to a member', () => {
  const invite = (teamId: string, email: string, headers: Record<string, string>) =>
    service.send('POST /team-invitations/send-code', {
      headers,
      body: { team_id: teamId, email, callback_url: page },
    })

  it.each(['server', 'admin'] as const)('is refused to %s access of @app/core', async (access) => {
    const { teamId, owner } = await createTestTeam(service)
    const headers = { ...as(access), ...ownClient }
    const { status, body } = await invite(teamId, owner.email.toUpperCase(), headers)
    expect([status, body.code]).toEqual([409, 'TEAM_MEMBERSHIP_ALREADY_EXISTS'])
    expect((await invite(teamId, service.newEmail(), headers)).status).toBe(200)
  })

  it('is sent for the clients of Stack Auth', async () => {
    const { teamId, owner } = await createTestTeam(service)
    expect((await invite(teamId, owner.email, server)).status).toBe(200)
  })
})
