import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { SignIn } from '../../src/index'
import { createApp, password, show } from '../harness'

vi.mock('../../src/forms/failure-message', () => {
  throw new Error('The file is not there.')
})

async function signInWrongly(fetch?: typeof globalThis.fetch) {
  const { app } = createApp(fetch && { fetch })
  await show(<SignIn />, { app })
  const user = userEvent.setup({ delay: null })
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com')
  await user.type(await screen.findByLabelText('Password'), password)
  for (const notice of document.querySelectorAll('form > [role=alert]')) {
    expect(notice).not.toBeVisible()
  }
  return user.click(screen.getByRole('button', { name: 'Sign in' }))
}

describe('a failure whose message cannot be loaded', () => {
  it('is not taken for a lost connection when the service responded', async () => {
    await signInWrongly()
    expect(await screen.findByText(/^Please try again\./)).toBeVisible()
    expect(screen.queryByText('We can’t reach the server')).toBeNull()
  })

  it('names the connection when the service cannot be reached', async () => {
    await signInWrongly(async (input, init) => {
      const request = new Request(input, init)
      if (request.url.endsWith('/auth/password/sign-in')) throw new TypeError('Failed to fetch')
      return fetch(request)
    })
    expect(await screen.findByText('We can’t reach the server')).toBeVisible()
  })
})
