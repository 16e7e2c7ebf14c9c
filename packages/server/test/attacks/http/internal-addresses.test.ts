import { Resolver } from 'node:dns/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { as } from '../../harness'
import { createTestService, type TestService } from '../../test-service'
import { waitOptions } from '../../wait-options'

const internalAddress = '10.20.30.40'

let service: TestService
beforeAll(async () => {
  // As in production.
  service = await createTestService({ webhooksAllowPrivate: false, mailAllowPrivate: false })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => service.server.close())

/** Has every name resolve to an address of the operator's network. */
function resolveInternally() {
  vi.spyOn(Resolver.prototype, 'resolve4').mockResolvedValue([internalAddress])
}

/** The error an owner reads after a test message to an endpoint. */
async function webhookError(url: string): Promise<string> {
  const headers = as('admin')
  const { must } = service
  const { id } = await must('POST /internal/webhook-endpoints', { headers, body: { url } })
  const path = { id }
  await must('POST /internal/webhook-endpoints/:id/test', { headers, path, body: {} })
  return vi.waitFor(async () => {
    const { items } = await must('GET /internal/webhook-endpoints/:id/deliveries', {
      headers,
      path,
    })
    const [attempt] = items[0].attempts
    expect(attempt).toBeDefined()
    return attempt.error
  }, waitOptions)
}

describe('L8: addresses of internal names', () => {
  it('are not shown to the owner of a webhook', async () => {
    resolveInternally()
    const error = await webhookError('https://vault.internal.example/')
    expect(error).toBe('vault.internal.example does not have a public address.')
  })

  it('are not shown to the owner who sends a test email', async () => {
    resolveInternally()
    const { error_message } = await service.must('POST /internal/send-test-email', {
      headers: as('admin'),
      body: {
        recipient_email: 'reader@example.com',
        email_config: {
          host: 'vault.internal.example',
          port: 25,
          username: 'user',
          password: 'word',
          sender_name: 'Sender',
          sender_email: 'sender@example.com',
        },
      },
    })
    expect(error_message).not.toContain(internalAddress)
    expect(error_message).toContain('vault.internal.example')
  })

  it.each([
    '[::127.0.0.1]',
    '[::10.0.0.1]',
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::1]',
    '[4000::1]',
    '[2002:7f00:1::]',
    '[fec0::1]',
  ])('%s does not count as public', async (host) => {
    const error = await webhookError(`https://${host}/`)
    // It was not even tried.
    expect(error).not.toMatch(/^connect /)
    expect(error).toContain('does not have a public address.')
  })
})
