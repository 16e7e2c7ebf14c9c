import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { EmailVerification, SignIn } from '../../src/index'
import { crash, except, knowingCodes, refusing, unreachable } from '../faults'
import { createApp, createSignedInApp, expectAccessible, service, show } from '../harness'
import { findCode, findMail } from '../mailbox'

const endpoint = '/contact-channels/verify'
const someCode = 'c'.repeat(45)
const heading = (name: string) => screen.findByRole('heading', { name })

async function openAndVerify(fetch = service, code = someCode) {
  const isReal = code !== someCode
  const { app, visits } = createApp({ fetch: isReal ? fetch : knowingCodes(fetch) })
  await show(<EmailVerification searchParams={{ code }} />, { app })
  await heading('Verify your email')
  // The page learns the address from the check of the link, which a click can overtake.
  if (isReal) await waitFor(() => expect(document.body).toHaveTextContent('@example.com'))
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  return { user, visits }
}

describe('EmailVerification', () => {
  it('verifies after confirmation, signed in or out', async () => {
    const { app, email } = await createSignedInApp()
    await openAndVerify(service, await findCode(email))
    expect(await heading('Email verified')).toBeVisible()
    expect(document.body).toHaveTextContent(email)
    expect(document.body).not.toHaveTextContent(/is verified/)
    await expectAccessible()
    expect((await app.getUser())?.primaryEmailVerified).toBe(true)
  })

  it('leads a signed-in user on into the app', async () => {
    const { app, email, visits } = await createSignedInApp()
    await show(<EmailVerification searchParams={{ code: await findCode(email) }} />, { app })
    const user = userEvent.setup({ delay: null })
    await user.click(await screen.findByRole('button', { name: 'Verify' }))
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('leads a visitor to the sign-in page', async () => {
    const { email } = await createSignedInApp()
    const { user, visits } = await openAndVerify(service, await findCode(email))
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(visits).toEqual(['/handler/sign-in']))
  })

  it('fills in the verified address on the sign-in page', async () => {
    const { email } = await createSignedInApp()
    const { user } = await openAndVerify(service, await findCode(email))
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    cleanup()
    await show(<SignIn />, createApp())
    expect(await screen.findByLabelText('Email')).toHaveValue(email)
  })

  it('does not use the code before confirmation', async () => {
    const { app, visits } = createApp({ fetch: knowingCodes(except(endpoint, unreachable)) })
    await show(<EmailVerification searchParams={{ code: someCode }} />, { app })
    await expectAccessible()
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('shows a used link as verified', async () => {
    const { email } = await createSignedInApp()
    const code = await findCode(email)
    await openAndVerify(service, code)
    await heading('Email verified')
    cleanup()
    await show(<EmailVerification searchParams={{ code }} />, createApp())
    expect(await heading('Email verified')).toBeVisible()
  })

  it.each([
    ['is missing', {}],
    ['was cut off', { code: 'abc' }],
  ])('shows an invalid link if its code %s', async (_name, searchParams) => {
    const { app } = createApp()
    await show(<EmailVerification searchParams={searchParams} />, { app })
    expect(await heading('This link doesn’t work')).toBeVisible()
    await expectAccessible()
  })

  it('offers a visitor with a broken link to sign in for a new one', async () => {
    const { app, visits } = createApp()
    await show(<EmailVerification searchParams={{ code: 'abc' }} />, { app })
    await heading('This link doesn’t work')
    expect(screen.getByText('Sign in to request a new one.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(visits).toEqual([expect.stringContaining('/handler/sign-in')]))
  })

  it('sends a signed-in user with a broken link a new one', async () => {
    const { app, email } = await createSignedInApp()
    await findMail(email)
    await show(<EmailVerification searchParams={{ code: 'abc' }} />, { app })
    await heading('This link doesn’t work')
    await expectAccessible()
    await userEvent.click(screen.getByRole('button', { name: 'Send new link' }))
    expect(await screen.findByText(`We sent a new link to ${email}.`)).toBeVisible()
  })

  it('offers no new link to users whose address is verified', async () => {
    const { app, email } = await createSignedInApp()
    await app.verifyEmail(await findCode(email))
    await show(<EmailVerification searchParams={{ code: 'abc' }} />, { app })
    await heading('This link doesn’t work')
    expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Go home' })])
  })

  it('names the address to verify', async () => {
    const { email } = await createSignedInApp()
    await show(<EmailVerification searchParams={{ code: await findCode(email) }} />, createApp())
    await waitFor(() => expect(document.body).toHaveTextContent(email))
    expect(await heading('Verify your email')).toBeVisible()
  })

  it('shows an invalid link if its code is unknown, at once', async () => {
    await show(<EmailVerification searchParams={{ code: someCode }} />, createApp())
    expect(await heading('This link doesn’t work')).toBeVisible()
  })

  it.each([
    ['VERIFICATION_CODE_EXPIRED', 'This link has expired'],
    ['VERIFICATION_CODE_MAX_ATTEMPTS_REACHED', 'Too many attempts'],
  ])('offers a visitor a new link after %s', async (code, title) => {
    const { user, visits } = await openAndVerify(refusing(endpoint, code))
    expect(await heading(title)).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(visits).toEqual([expect.stringContaining('/handler/sign-in')]))
  })

  const otherAccount = 'EMAIL_VERIFICATION_REQUIRES_SIGN_IN'
  const explanation = /added to an account you’re not signed in to/

  it('redirects a visitor to sign in and back if the address is being added to an account', async () => {
    const { user, visits } = await openAndVerify(refusing(endpoint, otherAccount))
    expect(await screen.findByText(explanation)).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(visits).toEqual([expect.stringContaining('/handler/sign-in')]))
    expect(visits[0]).toContain('after_auth_return_to')
  })

  it('adds no address to the account of another user', async () => {
    const { email } = await createSignedInApp()
    const { app, visits } = await createSignedInApp()
    await show(<EmailVerification searchParams={{ code: await findCode(email) }} />, { app })
    const user = userEvent.setup({ delay: null })
    await user.click(await screen.findByRole('button', { name: 'Verify' }))
    expect(await screen.findByText(explanation)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Use another account' }))
    await waitFor(() => expect(visits).toEqual([expect.stringContaining('/handler/sign-in')]))
    expect(await app.getUser()).toBeNull()
  })

  it('sends a new link to signed-in users', async () => {
    const { app, email } = await createSignedInApp({
      fetch: knowingCodes(refusing(endpoint, 'VERIFICATION_CODE_EXPIRED')),
    })
    await findMail(email)
    await show(<EmailVerification searchParams={{ code: someCode }} />, { app })
    const user = userEvent.setup({ delay: null })
    await user.click(await screen.findByRole('button', { name: 'Verify' }))
    await user.click(await screen.findByRole('button', { name: 'Send new link' }))
    expect(await heading('Check your email')).toBeVisible()
    expect(screen.getByText(`We sent a new link to ${email}.`)).toBeVisible()
  })

  it('stays and shows the error when the service fails', async () => {
    await openAndVerify(except(endpoint, crash))
    expect(await screen.findByText('Something went wrong')).toBeVisible()
    expect(screen.getByText('7k2mq4x9r5t1w8yz')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Verify' })).toBeEnabled()
    await expectAccessible()
  })

  it('stays and shows an error when the service is unreachable', async () => {
    await openAndVerify(except(endpoint, unreachable))
    expect(await screen.findByText('We can’t reach the server')).toBeVisible()
  })
})
