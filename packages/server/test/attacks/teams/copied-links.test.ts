import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../harness'
import { createTestTeam } from '../../teams/test-team'
import { createTestService, page, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

const server = as('server')

/** An invitation from the owner of a team, and the code of its email. */
async function invited({ email = service.newEmail(), permissionIds = [] as string[] } = {}) {
  const { teamId, owner, join, roles } = await createTestTeam(service)
  const body = { team_id: teamId, email, callback_url: page, permission_ids: permissionIds }
  const { id } = await service.must('POST /team-invitations/send-code', {
    headers: owner.headers,
    body,
  })
  return { id, teamId, owner, join, roles, email, emailed: await service.codeEmailedTo(email) }
}

type Invited = Pick<Awaited<ReturnType<typeof invited>>, 'id' | 'teamId'>

function requestLink({ id, teamId }: Invited, headers: Record<string, string>) {
  const body = { team_id: teamId, callback_url: page }
  return service.send('POST /team-invitations/:id/link', { headers, path: { id }, body })
}

/** Returns the code of a further link. */
async function copy(invitation: Invited, headers: Record<string, string>): Promise<string> {
  const { body } = await requestLink(invitation, headers)
  return new URL(body.url).searchParams.get('code') ?? ''
}

const accept = (code: string, headers: Record<string, string>) =>
  service.send('POST /team-invitations/accept', { headers, body: { code } })

/** Responses to a code by the endpoints in turn. */
async function present(code: string) {
  const headers = await service.signedIn()
  const codes: unknown[] = []
  for (const step of ['/check-code', '/preview', '/details', ''] as const) {
    const { status, body } = await service.send(`POST /team-invitations/accept${step}`, {
      headers,
      body: { code },
    })
    codes.push(body.code ?? status)
  }
  return codes
}

const all = (result: unknown) => [result, result, result, result]

async function isVerified(headers: Record<string, string>): Promise<boolean> {
  return (await service.must('GET /users/me', { headers })).primary_email_verified
}

describe('a copied link', () => {
  it('lets one user join, and uses up the invitation with all of its links', async () => {
    const invitation = await invited({ permissionIds: ['admin'] })
    const { owner, teamId, emailed, roles } = invitation
    const [first, second] = [
      await copy(invitation, owner.headers),
      await copy(invitation, owner.headers),
    ]
    expect(new Set([first, second, emailed]).size).toBe(3)
    const guest = await service.signUp()
    expect((await accept(first, as('client', guest.tokens))).status).toBe(200)
    expect((await roles())[guest.id]).toEqual(['admin', 'member'])
    for (const code of [first, second, emailed]) {
      expect(await present(code)).toEqual(all('VERIFICATION_CODE_ALREADY_USED'))
    }
    const query = { team_id: teamId }
    const list = await service.must('GET /team-invitations', { headers: owner.headers, query })
    expect(list.items).toEqual([])
    expect((await requestLink(invitation, owner.headers)).body.code).toBe(
      'VERIFICATION_CODE_NOT_FOUND',
    )
  })

  it('is used up with the email', async () => {
    const invitation = await invited()
    const code = await copy(invitation, invitation.owner.headers)
    expect((await accept(invitation.emailed, await service.signedIn())).status).toBe(200)
    expect(await present(code)).toEqual(all('VERIFICATION_CODE_ALREADY_USED'))
  })

  it('lets only one of several users join at the same time', async () => {
    const invitation = await invited()
    const { owner, roles } = invitation
    const codes: string[] = []
    for (let links = 0; links < 4; links += 1) codes.push(await copy(invitation, owner.headers))
    const guests = await Promise.all(codes.map(() => service.signedIn()))
    const results = await Promise.all(codes.map((code, index) => accept(code, guests[index] ?? {})))
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(Object.keys(await roles())).toHaveLength(2)
  })

  it('ends when the invitation is revoked', async () => {
    const invitation = await invited()
    const { id, teamId, owner } = invitation
    const code = await copy(invitation, owner.headers)
    const query = { team_id: teamId }
    await service.must('DELETE /team-invitations/:id', {
      headers: owner.headers,
      path: { id },
      query,
    })
    expect(await present(code)).toEqual(all('VERIFICATION_CODE_NOT_FOUND'))
  })

  it('expires with the invitation', async () => {
    const invitation = await invited()
    service.pass(6 * 24 * 60 * 60_000)
    const headers = server
    const { body } = await requestLink(invitation, headers)
    const code = new URL(body.url).searchParams.get('code') ?? ''
    const [listed] = (
      await service.must('GET /team-invitations', {
        headers,
        query: { team_id: invitation.teamId },
      })
    ).items
    expect(body.expires_at_millis).toBe(listed.expires_at_millis)
    service.pass(24 * 60 * 60_000 + 1)
    expect(await present(code)).toEqual(all('VERIFICATION_CODE_EXPIRED'))
  })

  it.each(['the inviter', 'the member who copied it'])('ends when %s leaves', async (who) => {
    const invitation = await invited()
    const { teamId, owner, join } = invitation
    const copier = await join('admin')
    const code = await copy(invitation, copier.headers)
    const { headers } = who === 'the inviter' ? owner : copier
    const path = { team_id: teamId, user_id: 'me' }
    await service.must('DELETE /team-memberships/:team_id/:user_id', { headers, path })
    expect(await present(code)).toEqual(all('VERIFICATION_CODE_NOT_FOUND'))
  })

  it('is not one of the invitations', async () => {
    const invitation = await invited()
    const { id, teamId, owner } = invitation
    await copy(invitation, owner.headers)
    const query = { team_id: teamId }
    const { items } = await service.must('GET /team-invitations', { headers: owner.headers, query })
    expect(items).toMatchObject([{ id }])
  })
})

describe('creating a link', () => {
  it('requires the permission to invite, and all that the invitation grants', async () => {
    const invitation = await invited({ permissionIds: ['admin'] })
    const reader = await invitation.join('$read_members')
    const inviter = await invitation.join('$read_members', '$invite_members')
    expect((await requestLink(invitation, reader.headers)).body.details.permission_id).toBe(
      '$invite_members',
    )
    expect((await requestLink(invitation, inviter.headers)).body.details.permission_id).toBe(
      'admin',
    )
    expect((await requestLink(invitation, await service.signedIn())).body.code).toBe(
      'TEAM_MEMBERSHIP_NOT_FOUND',
    )
  })

  it('does not reach invitations of another team', async () => {
    const [own, other] = [await invited(), await invited()]
    const { body } = await requestLink({ id: other.id, teamId: own.teamId }, own.owner.headers)
    expect(body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })
})

describe('a copied link does not verify an address', () => {
  it('so accepting by it verifies no address, and accepting by the email does', async () => {
    for (const isCopied of [true, false]) {
      const invitation = await invited()
      const { email, emailed, owner } = invitation
      const code = isCopied ? await copy(invitation, owner.headers) : emailed
      const guest = await service.signUp(email)
      const headers = as('client', guest.tokens)
      expect((await accept(code, headers)).status).toBe(200)
      expect(await isVerified(headers)).toBe(!isCopied)
    }
  })

  it('so a user who must verify their address cannot accept by it', async () => {
    const invitation = await invited()
    const { email, emailed, owner } = invitation
    const code = await copy(invitation, owner.headers)
    const guest = as('client', (await service.signUp(email)).tokens)
    await service.turn(['verified_email_required'], true)
    try {
      const { body } = await service.send('POST /team-invitations/accept/preview', {
        headers: guest,
        body: { code },
      })
      expect(body).toMatchObject({ status: 'open', can_accept: false })
      expect((await accept(code, guest)).body.code).toBe('EMAIL_VERIFICATION_REQUIRED')
      expect((await accept(emailed, guest)).status).toBe(200)
      expect(await isVerified(guest)).toBe(true)
    } finally {
      await service.turn(['verified_email_required'], false)
    }
  })

  it('so it is for the invited address only, verified, where the project requires that', async () => {
    await service.turn(['invitations_only_for_invited_address'], true)
    try {
      const invitation = await invited()
      const { email, owner } = invitation
      const code = await copy(invitation, owner.headers)
      const claimed = as('client', (await service.signUp(email)).tokens)
      for (const headers of [await service.signedIn(), claimed]) {
        expect((await accept(code, headers)).body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
      }
      await service.must('POST /contact-channels/verify', {
        body: { code: await service.codeEmailedTo(email, 2) },
      })
      expect((await accept(code, claimed)).status).toBe(200)
    } finally {
      await service.turn(['invitations_only_for_invited_address'], false)
    }
  })
})
