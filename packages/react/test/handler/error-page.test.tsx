import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ErrorPage } from '../../src/index'
import { createApp, createSignedInApp, expectAccessible, show } from '../harness'

async function open(searchParams: Record<string, string>) {
  const { app, visits } = createApp()
  await show(<ErrorPage searchParams={searchParams} />, { app })
  return { visits, title: await screen.findByRole('heading') }
}

afterEach(() => {
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

describe('ErrorPage', () => {
  it.each([
    ['OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER', /already connected to another user/],
    ['USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION', /connected a different account/],
  ])('explains %s', async (errorCode, text) => {
    const { title } = await open({ errorCode, message: 'x' })
    expect(title).toHaveTextContent('We couldn’t connect this account')
    expect(screen.getByText(text)).toBeVisible()
    await expectAccessible()
  })

  it('links to the connected accounts', async () => {
    const errorCode = 'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER'
    const { visits } = await open({ errorCode, message: 'x' })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(visits).toEqual(['/handler/account-settings#auth']))
  })

  it('links back to the page where connecting began', async () => {
    const after_auth_return_to = '/team?tab=apps'
    window.history.replaceState(null, '', `/?${new URLSearchParams({ after_auth_return_to })}`)
    const errorCode = 'USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION'
    const { visits } = await open({ errorCode, message: 'x', after_auth_return_to })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(visits).toEqual([after_auth_return_to]))
  })

  it('does not lead back to a page that would repeat what was refused', async () => {
    const after_auth_return_to = '/team?tab=apps'
    window.history.replaceState(null, '', `/?${new URLSearchParams({ after_auth_return_to })}`)
    const errorCode = 'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER'
    const { visits } = await open({ errorCode, message: 'x', after_auth_return_to })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(visits).toEqual(['/handler/account-settings#auth']))
  })

  it('lets signed-in users try again in the settings after an unknown error', async () => {
    const { app, visits } = await createSignedInApp()
    await show(<ErrorPage searchParams={{ errorCode: 'X', message: 'x' }} />, { app })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(visits).toEqual(['/handler/account-settings#auth']))
  })

  it('lets visitors try again at the sign-in page after an unknown error', async () => {
    const { visits } = await open({ errorCode: 'X', message: 'x' })
    const retry = screen.getByRole('button', { name: 'Try again' })
    expect(retry).toHaveClass('stack-button--primary')
    await userEvent.click(retry)
    await waitFor(() => expect(visits).toEqual(['/handler/sign-in']))
    await expectAccessible()
  })

  it('does not tell signed-in users that they are signed out', async () => {
    const { app } = await createSignedInApp()
    const errorCode = 'OAUTH_PROVIDER_ACCESS_DENIED'
    await show(<ErrorPage searchParams={{ errorCode, message: 'x' }} />, { app })
    expect(await screen.findByRole('heading')).toHaveTextContent('couldn’t connect')
    expect(screen.getByText(/so nothing was connected/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectAccessible()
  })

  it('offers another sign-in after a denial at the provider', async () => {
    const { title, visits } = await open({
      errorCode: 'OAUTH_PROVIDER_ACCESS_DENIED',
      message: 'x',
    })
    expect(title).toHaveTextContent('Sign-in was canceled')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }))
    await waitFor(() => expect(visits).toEqual(['/handler/sign-in']))
  })

  it('explains how to sign in if the email address already has an account', async () => {
    const { title, visits } = await open({
      errorCode: 'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
      message: 'x',
    })
    expect(title).toHaveTextContent('We couldn’t sign you in')
    expect(screen.getByText(/already exists\. Sign in to it another way/)).toBeVisible()
    await expectAccessible()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }))
    await waitFor(() => expect(visits).toEqual(['/handler/sign-in']))
  })

  it('explains that the domain of an email address is not allowed', async () => {
    const { title } = await open({ errorCode: 'EMAIL_DOMAIN_NOT_ALLOWED', message: 'x' })
    expect(title).toHaveTextContent('We couldn’t sign you in')
    expect(screen.getByText(/from this domain aren’t accepted\. Use another/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sign in again' })).toBeVisible()
  })

  it.each([
    [
      'SIGN_UP_DENIED',
      'We couldn’t sign you up',
      /This sign-up wasn’t accepted/,
      ['Go home', 'Copy'],
    ],
    [
      'SIGN_UP_HOOK_FAILED',
      'We couldn’t sign you in',
      /can’t sign up right now/,
      ['Go home', 'Sign in again'],
    ],
  ])('explains %s without the text of the URL', async (errorCode, heading, text, labels) => {
    // With a clipboard, which browsers offer on localhost.
    userEvent.setup()
    const details = JSON.stringify({ message: 'Call 555-1234' })
    const { title } = await open({ errorCode, message: 'Call 555-1234', details })
    expect(title).toHaveTextContent(heading)
    expect(screen.getByText(text)).toBeVisible()
    expect(document.body).not.toHaveTextContent('555')
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent?.trim())
    expect(buttons).toEqual(labels)
    await expectAccessible()
  })

  it.each([
    [{ banned_until_millis: Date.UTC(2030, 5, 15, 12) }, /suspended until June 15, 2030 at \d+:00/],
    [{ banned_until_millis: null }, 'This account has been suspended.'],
    [{ banned_until_millis: 1e300 }, 'This account has been suspended.'],
    ['{', 'This account has been suspended.'],
  ])('explains a ban with the details %j', async (details, text) => {
    const { title } = await open({
      errorCode: 'USER_BANNED',
      message: 'x',
      details: typeof details === 'string' ? details : JSON.stringify(details),
    })
    expect(title).toHaveTextContent('We couldn’t sign you in')
    expect(screen.getByText(text)).toBeVisible()
    await expectAccessible()
  })

  it('leads to the sign-in page where new accounts are not created', async () => {
    const { title } = await open({ errorCode: 'SIGN_UP_NOT_ENABLED', message: 'x' })
    expect(title).toHaveTextContent('We couldn’t sign you up')
    expect(screen.getByRole('button', { name: 'Go home' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveClass('stack-button--primary')
  })

  it('does not return from the sign-in page to the error', async () => {
    window.history.replaceState(null, '', '/handler/error?errorCode=SIGN_UP_NOT_ENABLED&message=x')
    const { visits } = await open({ errorCode: 'SIGN_UP_NOT_ENABLED', message: 'x' })
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(visits).toEqual(['/handler/sign-in']))
  })

  it('shows the code of any other known error below, for support, with a button that copies it', async () => {
    const user = userEvent.setup({ delay: null })
    await open({ errorCode: 'SIGN_UP_NOT_ENABLED', message: 'x' })
    const code = screen.getByText('SIGN_UP_NOT_ENABLED')
    expect(code.parentElement).toHaveTextContent('Error code SIGN_UP_NOT_ENABLED')
    const home = screen.getByRole('button', { name: 'Go home' })
    expect(home.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('SIGN_UP_NOT_ENABLED')
  })

  it('selects the code where copying is refused', async () => {
    const user = userEvent.setup({ delay: null })
    await open({ errorCode: 'SIGN_UP_NOT_ENABLED', message: 'x' })
    const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(refuse)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(getSelection()?.toString()).toBe('SIGN_UP_NOT_ENABLED'))
    expect(screen.queryByRole('button', { name: 'Copied' })).not.toBeInTheDocument()
  })

  it('never shows text from the URL', async () => {
    const { title, visits } = await open({ errorCode: 'CALL_555_1234', message: 'Call 555-1234' })
    expect(title).toHaveTextContent('Something went wrong')
    expect(document.body).not.toHaveTextContent('555')
    await userEvent.click(screen.getByRole('button', { name: 'Go home' }))
    await waitFor(() => expect(visits).toEqual(['/']))
  })
})
