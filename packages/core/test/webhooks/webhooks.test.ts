import type { ResponseOf } from '@app/contract'
import { Webhook } from 'standardwebhooks'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { UsageError } from '../../src/index'
import { verifyWebhook, WebhookError, type WebhookTeam, type WebhookUser } from '../../src/server'

const secret = `whsec_${Buffer.from('a secret of the endpoint').toString('base64')}`
const event = { type: 'team.deleted', data: { id: 'team-1' } }
const body = JSON.stringify(event)

/** Returns the headers of the sender, with one of the two prefixes. */
function sign(prefix: 'svix' | 'webhook', { key = secret, at = new Date() } = {}) {
  return {
    [`${prefix}-id`]: 'msg_1',
    [`${prefix}-timestamp`]: String(Math.floor(at.getTime() / 1000)),
    [`${prefix}-signature`]: `v1,b3RoZXI= ${new Webhook(key).sign('msg_1', at, body)}`,
  }
}

describe('verifyWebhook', () => {
  it.each(['svix', 'webhook'] as const)(
    'accepts a request with the headers of %s',
    async (prefix) => {
      const headers = sign(prefix)
      const request = new Request('https://app.test/hook', { method: 'POST', headers, body })
      expect(await verifyWebhook(request, secret)).toEqual({ status: 'ok', data: event })
      // The handler may read the body again.
      expect(await request.text()).toBe(body)
      for (const raw of [body, Buffer.from(body)]) {
        expect(await verifyWebhook({ headers, body: raw }, secret)).toMatchObject({ status: 'ok' })
      }
    },
  )

  it.each([
    ['another secret', { headers: sign('svix', { key: `whsec_${btoa('another')}` }), body }],
    ['another body', { headers: sign('svix'), body: body.replace('team-1', 'team-2') }],
    ['an old one', { headers: sign('svix', { at: new Date(Date.now() - 301_000) }), body }],
    ['one of the future', { headers: sign('svix', { at: new Date(Date.now() + 600_000) }), body }],
    ['no headers', { headers: {}, body }],
  ])('rejects %s', async (_what, request) => {
    const result = await verifyWebhook(request, secret)
    expect(result.status === 'error' && result.error).toBeInstanceOf(WebhookError)
  })

  // An environment variable that is not set, or the id of an endpoint.
  it.each([[undefined], [''], ['ep_1!']])(
    'names the signing secret if it gets %j',
    async (given) => {
      const verifying = verifyWebhook({ headers: sign('svix'), body }, given as string)
      await expect(verifying).rejects.toBeInstanceOf(UsageError)
      await expect(verifying).rejects.toThrow(/signing secret .*whsec_…/)
    },
  )

  it('types the events of the service', () => {
    type User = ResponseOf<'GET /users/:user_id', 'server'>
    expectTypeOf<User>().toExtend<WebhookUser>()
    expectTypeOf<keyof User>().toEqualTypeOf<keyof WebhookUser>()
    type Team = ResponseOf<'GET /teams/:team_id', 'server'>
    expectTypeOf<Team>().toExtend<WebhookTeam>()
    expectTypeOf<keyof Team>().toEqualTypeOf<keyof WebhookTeam>()
  })
})
