import { expect, it } from 'vitest'
import { as } from '../../harness'
import { here, otherAddress, repeat, startLimitedService } from '../../rate-limits/limited-service'
import { page } from '../../test-service'

it('a stranger guesses no more domains of the lists than they may sign up', async () => {
  const { must, sendFrom } = await startLimitedService()
  await must('PATCH /internal/security-settings', {
    headers: as('admin'),
    body: { allowed_email_domains: ['customer.example'] },
  })
  const guess = (from: string, domain: string) =>
    sendFrom(from, 'POST /auth/password/sign-up', {
      body: { email: `x@${domain}`, password: 'long enough', verification_callback_url: page },
    })
  const counts = await repeat(70, (index) => guess(here, `guess-${index}.example`))
  expect(counts).toEqual({ 403: 60, 429: 10 })
  expect((await guess(otherAddress(), 'customer.example')).status).toBe(200)
})
