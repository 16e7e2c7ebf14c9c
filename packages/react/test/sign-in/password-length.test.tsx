import type { ServerApp } from '@app/core/server'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CredentialSignUp, PasswordReset, SignUp } from '../../src/index'
import { findSetting, showSection } from '../account-settings/account-settings'
import { createApp, createSignedInApp, expectAccessible, newEmail, service, show } from '../harness'
import { findCode } from '../mailbox'
import { createOwnProject } from '../own-project'

const short = 'correct hors'
const long = 'correct horse battery'

let project: { projectId: string; publishableClientKey: string }
let server: ServerApp<false>
beforeAll(async () => {
  ;({ project, server } = await createOwnProject({ passwordMinLength: 13 }))
})
afterAll(() => server.dispose())

describe('the minimum length of passwords of a project', () => {
  it.each([
    ['SignUp', <SignUp key="page" />],
    ['CredentialSignUp', <CredentialSignUp key="form" />],
  ])('is shown by %s, which sends no shorter one', async (_, form) => {
    const requests: string[] = []
    const fetch: typeof service = (request) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`)
      return service(request)
    }
    const { app } = createApp({ ...project, fetch })
    await show(form, { app })
    const user = userEvent.setup({ delay: null })
    const password = await screen.findByLabelText('Password')
    await waitFor(() => expect(password).toHaveAccessibleDescription(/At least 13 characters/))
    expect(password).toHaveAttribute('passwordrules', 'minlength: 13; maxlength: 70;')
    await user.type(screen.getByLabelText('Email'), newEmail())
    await user.type(password, `${short}{Enter}`)
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Use at least 13 characters/))
    await expectAccessible()
    const signUps = () => requests.filter((one) => one.endsWith('/auth/password/sign-up'))
    expect(signUps()).toEqual([])
    await user.clear(password)
    await user.type(password, `${long}{Enter}`)
    await waitFor(() => expect(signUps()).toHaveLength(1))
  })

  it('is shown by the page of a reset', async () => {
    const email = newEmail()
    await server.createUser({ primaryEmail: email, primaryEmailAuthEnabled: true })
    const { app } = createApp(project)
    const callbackUrl = `${window.location.origin}/handler/password-reset`
    await app.sendForgotPasswordEmail(email, { callbackUrl })
    const code = await findCode(email)
    await show(<PasswordReset searchParams={{ code }} />, { app })
    const password = await screen.findByLabelText('New password')
    expect(password).toHaveAccessibleDescription(/At least 13 characters/)
    await userEvent.type(password, `${short}{Enter}`)
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Use at least 13 characters/))
    await userEvent.clear(password)
    await userEvent.type(password, `${long}{Enter}`)
    await screen.findByRole('heading', { name: 'Password updated' })
  })

  it('is shown by the account settings', async () => {
    const signedIn = await createSignedInApp(project)
    const { user } = await showSection('auth', signedIn)
    const row = await findSetting('Password')
    await user.click(row.getByRole('button', { name: /Change/ }))
    const password = await screen.findByLabelText('New password')
    expect(password).toHaveAccessibleDescription(/At least 13 characters/)
    await user.type(screen.getByLabelText('Current password'), 'correct horse')
    await user.type(password, `${short}{Enter}`)
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Use at least 13 characters/))
  })
})
