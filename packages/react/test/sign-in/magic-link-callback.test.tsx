import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { MagicLinkCallback } from '../../src/index'
import { crash, createGate, except, knowingCodes, refusing, unreachable } from '../faults'
import {
  createApp,
  createRouter,
  createSignedInApp,
  expectAccessible,
  newEmail,
  service,
  show,
  wholeText,
} from '../harness'
import { findCode } from '../mailbox'
import { createSecuredUser } from '../second-factor'

const endpoint = '/auth/otp/sign-in'
const someCode = 'c'.repeat(45)
const heading = (name: string) => screen.findByRole('heading', { name })
const signIn = () => screen.getByRole('button', { name: 'Sign in' })

/** The code of a requested email. */
async function askForMail(email = newEmail()) {
  await createApp().app.sendMagicLinkEmail(email)
  return findCode(email, /your code is/i)
}

async function openAndGoOn(code: string, fetch = service) {
  const isReal = code !== someCode
  const { app, visits } = createApp({ fetch: isReal ? fetch : knowingCodes(fetch) })
  await show(<MagicLinkCallback searchParams={{ code }} />, { app })
  await heading('Sign in with this link?')
  const user = userEvent.setup({ delay: null })
  await user.click(signIn())
  return { app, visits, user }
}

afterEach(() => window.history.replaceState(null, '', '/'))

describe('MagicLinkCallback', () => {
  it('signs in after confirmation, and continues to the redirect URL', async () => {
    const code = await askForMail()
    const query = `?after_auth_return_to=%2Fteams&code=${code}`
    window.history.replaceState(null, '', `/handler/magic-link-callback${query}`)
    const { visits, redirectMethod } = createRouter()
    const { app } = createApp({ redirectMethod })
    await show(<MagicLinkCallback />, { app })
    await heading('Sign in with this link?')
    await expectAccessible()
    await userEvent.click(signIn())
    await waitFor(() => expect(visits).toEqual(['/teams']))
    expect(screen.queryByText('You’re signed in')).not.toBeInTheDocument()
    expect(await app.getUser()).not.toBeNull()
  })

  it('does not use the code before confirmation', async () => {
    const { app, visits } = createApp({ fetch: knowingCodes(except(endpoint, unreachable)) })
    await show(<MagicLinkCallback searchParams={{ code: someCode }} />, { app })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('tells signed-in users that they are signed in', async () => {
    const { app, email } = await createSignedInApp()
    await show(<MagicLinkCallback searchParams={{ code: someCode }} />, { app })
    expect(await screen.findByText(wholeText(`You’re signed in as ${email}.`))).toBeVisible()
  })

  it.each([
    ['is missing', {}],
    ['was cut off', { code: 'abc' }],
  ])('shows an invalid link if its code %s', async (_name, searchParams) => {
    const { app, visits } = createApp()
    await show(<MagicLinkCallback searchParams={searchParams} />, { app })
    expect(await heading('This link doesn’t work')).toBeVisible()
    await expectAccessible()
    await userEvent.click(screen.getByRole('button', { name: 'Request a new link' }))
    await waitFor(() => expect(visits).toEqual(['/handler/sign-in']))
  })

  it('names the address that it was sent to, and uses the code for nothing else', async () => {
    const email = newEmail()
    const code = await askForMail(email)
    await show(<MagicLinkCallback searchParams={{ code }} />, createApp())
    await waitFor(() => expect(document.body).toHaveTextContent(email))
    expect(await createApp().app.signInWithMagicLink(code)).toMatchObject({ status: 'ok' })
  })

  it.each([
    ['is unreachable', unreachable],
    ['fails', crash],
  ])('asks without the address if the check %s', async (_, fail) => {
    const { app } = createApp({ fetch: except(`${endpoint}/check-code`, fail) })
    await show(<MagicLinkCallback searchParams={{ code: await askForMail() }} />, { app })
    await heading('Sign in with this link?')
    await userEvent.click(signIn())
    await waitFor(async () => expect(await app.getUser()).not.toBeNull())
  })

  it('shows an invalid link if its code is unknown, at once', async () => {
    await show(<MagicLinkCallback searchParams={{ code: someCode }} />, createApp())
    expect(await heading('This link doesn’t work')).toBeVisible()
  })

  it('shows that the link was used, at once', async () => {
    const code = await askForMail()
    await createApp().app.signInWithMagicLink(code)
    await show(<MagicLinkCallback searchParams={{ code }} />, createApp())
    expect(await heading('This link has already been used')).toBeVisible()
    await expectAccessible()
  })

  it.each([
    ['VERIFICATION_CODE_EXPIRED', 'This link has expired'],
    ['VERIFICATION_CODE_MAX_ATTEMPTS_REACHED', 'Too many attempts'],
  ])('explains %s', async (code, title) => {
    await openAndGoOn(someCode, refusing(endpoint, code))
    expect(await heading(title)).toBeVisible()
    await expectAccessible()
  })

  it('requires the second factor of users who have one', async () => {
    const { email, right } = await createSecuredUser()
    await createApp().app.verifyEmail(await findCode(email))
    const { user, visits } = await openAndGoOn(await askForMail(email))
    await heading('Two-factor authentication')
    await user.type(screen.getByLabelText('Code'), right)
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('shows in place that the account was deleted', async () => {
    await openAndGoOn(someCode, refusing(endpoint, 'USER_NOT_FOUND', 404))
    expect(await screen.findByText('This account no longer exists.')).toBeVisible()
  })

  it('shows a pending state, and an error in place when the service fails', async () => {
    const gate = createGate()
    await openAndGoOn(
      someCode,
      except(endpoint, async (request) => {
        await gate.pass(request)
        return crash()
      }),
    )
    expect(signIn()).toHaveAttribute('aria-busy', 'true')
    gate.open()
    expect(await screen.findByText('Something went wrong')).toBeVisible()
    expect(signIn()).toBeEnabled()
  })
})
