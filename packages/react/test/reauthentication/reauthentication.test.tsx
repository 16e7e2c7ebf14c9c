import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPasskeyDevice, type PasskeyDevice } from '../../../core/test/passkey-device'
import { AccountSection, AppProvider, OAuthCallback, useReauthentication } from '../../src/index'
import { createGate, longAgo, refusing, unreachable, withConfig } from '../faults'
import {
  createApp,
  createRouter,
  createSignedInApp,
  expectAccessible,
  type Fetch,
  newEmail,
  password,
  service,
  show,
} from '../harness'
import { signInAtProvider, watchPageLoads } from '../identity-provider'
import { findCode, findTypedCode } from '../mailbox'
import { secure } from '../second-factor'

const title = 'Confirm it’s you'
const dialog = async () => within(await screen.findByRole('alertdialog', { name: title }))
const signInEndpoint = '/auth/password/sign-in'

afterEach(() => sessionStorage.clear())

/** A sensitive action of an app, and its outcome. */
function GuardedAct() {
  const reauthenticate = useReauthentication()
  async function run() {
    const tell = (text: string) => results.push(text)
    await reauthenticate().then(
      (isSure) => tell(isSure ? 'done' : 'left'),
      () => tell('failed'),
    )
  }
  return (
    <button type="button" onClick={() => void run()}>
      Transfer
    </button>
  )
}
const moneyTitle = 'Confirm it’s you to send the money'

/** An action that names itself. */
function SendMoney() {
  const reauthenticate = useReauthentication()
  return <button type="button" onClick={() => void reauthenticate({ title: moneyTitle })} />
}

let results: string[] = []
beforeEach(() => {
  results = []
})

/** A page with such an action, an hour after sign-in. */
async function openAct({ fetch = longAgo() }: { fetch?: Fetch } = {}) {
  const signedIn = await createSignedInApp({ fetch })
  await show(<GuardedAct />, signedIn)
  return { ...signedIn, ...operate(signedIn.app) }
}

function operate(app: Awaited<ReturnType<typeof createSignedInApp>>['app']) {
  const user = userEvent.setup({ delay: null })
  return {
    user,
    start: () => user.click(screen.getByRole('button', { name: 'Transfer' })),
    countSessions: async () =>
      (await (await app.getUser({ or: 'throw' })).getActiveSessions()).length,
  }
}

/** Opens the dialog in a page whose language changes. */
async function openInLanguages() {
  const { app } = await createSignedInApp({ fetch: longAgo() })
  const page = (lang: string) => (
    <AppProvider app={app} lang={lang}>
      <GuardedAct />
    </AppProvider>
  )
  const { rerender } = await act(async () => render(page('en-US')))
  await operate(app).start()
  return {
    inside: await dialog(),
    changeTo: (lang: string) => act(async () => rerender(page(lang))),
  }
}

const hasEnded = (result: string) => waitFor(() => expect(results).toEqual([result]))

describe('an open dialog', () => {
  it('follows the language of the page once its messages are loaded, and keeps what was typed', async () => {
    const { inside, changeTo } = await openInLanguages()
    const field = inside.getByLabelText('Password')
    await userEvent.type(field, 'correct')
    const wrong: string[] = []
    const observer = new MutationObserver(() => {
      if (document.body.textContent.includes('contact support')) wrong.push('shown')
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    await changeTo('it-IT')
    await waitFor(() => expect(field).toHaveAccessibleName('Password'))
    expect(await screen.findByRole('button', { name: 'Annulla' })).toBeVisible()
    expect(field).toBeInTheDocument()
    expect(field).toHaveValue('correct')
    observer.disconnect()
    expect(wrong).toEqual([])
    await expectAccessible()
  })

  it('of the account settings names the action in the language of the page', async () => {
    const { app } = await createSignedInApp({ fetch: longAgo() })
    const page = (lang: string) => (
      <AppProvider app={app} lang={lang}>
        <AccountSection />
      </AppProvider>
    )
    const { rerender } = await act(async () => render(page('en-US')))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }))
    await screen.findByRole('alertdialog', { name: 'Confirm it’s you to delete your account' })
    await act(async () => rerender(page('it-IT')))
    await screen.findByRole('alertdialog', { name: 'Elimina account: conferma la tua identità' })
  })
})

describe('a user who signed in a moment ago', () => {
  it('does not need to re-authenticate', async () => {
    const { start } = await openAct({ fetch: service })
    await start()
    await hasEnded('done')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})

describe('the password', () => {
  it('re-authenticates, keeps the current session and leaves no other', async () => {
    const { app, email, user, start, countSessions } = await openAct()
    const before = await (await app.getUser())?.getAuthJson()
    await start()
    const inside = await dialog()
    const field = inside.getByLabelText('Password')
    expect(field).toHaveAttribute('autocomplete', 'current-password')
    expect(document.querySelector('input[autocomplete=username]')).toHaveValue(email)
    await expectAccessible()
    await user.type(field, `${password}{Enter}`)
    await hasEnded('done')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(await countSessions()).toBe(1)
    expect(await (await app.getUser())?.getAuthJson()).toEqual(before)
  })

  it('is valid in this tab for ten minutes', async () => {
    const { user, start } = await openAct()
    await start()
    await user.type((await dialog()).getByLabelText('Password'), `${password}{Enter}`)
    await hasEnded('done')
    await start()
    await waitFor(() => expect(results).toEqual(['done', 'done']))

    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + 10 * 60_000)
    await start()
    expect((await dialog()).getByLabelText('Password')).toBeVisible()
  })

  it('can be tried again', async () => {
    const { user, start, countSessions } = await openAct()
    await start()
    const inside = await dialog()
    await user.click(inside.getByRole('button', { name: 'Confirm' }))
    const field = inside.getByLabelText('Password')
    expect(field).toHaveAccessibleDescription('Enter your password.')
    await user.type(field, 'not hers{Enter}')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/^Your current password is incorrect/),
    )
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveValue('')
    await expectAccessible()
    expect(await countSessions()).toBe(1)
    expect(results).toEqual([])
    await user.type(field, `${password}{Enter}`)
    await hasEnded('done')
  })

  it('is reset by a link if the user forgot it', async () => {
    const { email, user, start } = await openAct()
    await start()
    const inside = await dialog()
    await user.click(inside.getByRole('button', { name: 'Forgot password?' }))
    expect(await inside.findByText(/^We sent a link to/)).toHaveTextContent(
      `We sent a link to ${email}. Open it to choose a new password.`,
    )
    expect(await findCode(email, /reset/i)).toHaveLength(45)
    await expectAccessible()
    await user.type(inside.getByLabelText('Password'), `${password}{Enter}`)
    await hasEnded('done')
  })

  it('shows an error if the service is unreachable', async () => {
    const { user, start } = await openAct({
      fetch: longAgo((request) =>
        request.url.endsWith(signInEndpoint) ? unreachable() : service(request),
      ),
    })
    await start()
    const inside = await dialog()
    await user.type(inside.getByLabelText('Password'), `${password}{Enter}`)
    expect(await inside.findByText('We can’t reach the server')).toBeVisible()
  })

  it('of another account changes nothing, and shows an error', async () => {
    const { app, email, user, start, countSessions } = await openAct({
      fetch: longAgo(async (request) => {
        if (!request.url.endsWith(signInEndpoint)) return service(request)
        // A password manager may fill in anything.
        const body = JSON.stringify({ email: other.email, password })
        return service(new Request(request, { body }))
      }),
    })
    const other = await createSignedInApp()
    await start()
    const inside = await dialog()
    await user.type(inside.getByLabelText('Password'), `${password}{Enter}`)
    expect(
      await inside.findByText(
        `That was a different account, so nothing has changed. You’re signed in as ${email}.`,
      ),
    ).toBeVisible()
    expect(results).toEqual([])
    expect((await app.getUser())?.primaryEmail).toBe(email)
    expect(await countSessions()).toBe(1)
    expect(await (await other.app.getUser())?.getActiveSessions()).toHaveLength(1)
    await user.click(inside.getByRole('button', { name: 'Cancel' }))
    await hasEnded('left')
  })
})

describe('the dialog', () => {
  it('names the account, and the change if the app does', async () => {
    const { app, email } = await createSignedInApp({ fetch: longAgo() })
    await (await app.getUser({ or: 'throw' })).update({ displayName: 'Ada Lovelace' })
    await show(<SendMoney />, { app })
    await userEvent.click(screen.getByRole('button'))
    const inside = within(await screen.findByRole('alertdialog', { name: moneyTitle }))
    expect(inside.getByText('Ada Lovelace')).toBeVisible()
    expect(inside.getByText(email.slice(0, email.indexOf('@')))).toBeVisible()
  })

  it.each([
    [
      'Cancel',
      async (user: ReturnType<typeof userEvent.setup>) => {
        await user.click((await dialog()).getByRole('button', { name: 'Cancel' }))
      },
    ],
    [
      'Escape',
      async () => {
        await dialog()
        // Browsers send this event for the key.
        const cancel = new Event('cancel', { cancelable: true })
        await act(async () => void screen.getByRole('alertdialog').dispatchEvent(cancel))
      },
    ],
  ])('is closed by %s, and nothing happens', async (_, leave) => {
    const { app, user, start, countSessions } = await openAct()
    await start()
    await leave(user)
    await hasEnded('left')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(await app.getUser()).not.toBeNull()
    expect(await countSessions()).toBe(1)
  })

  it('opens once for two concurrent actions', async () => {
    const { user, start } = await openAct()
    await start()
    const inside = await dialog()
    await start()
    await user.type(inside.getByLabelText('Password'), `${password}{Enter}`)
    await waitFor(() => expect(results).toEqual(['done', 'done']))
  })

  it('closes when the user signs out in the meantime', async () => {
    const { app, start } = await openAct()
    await start()
    await dialog()
    await act(() => app.signOut())
    await hasEnded('left')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('does not open when the user signs out while it is prepared', async () => {
    const gate = createGate()
    const { app, start } = await openAct({
      fetch: longAgo(async (request) => {
        const response = await service(request)
        if (request.url.includes('/contact-channels')) await gate.opened
        return response
      }),
    })
    await start()
    await act(() => app.signOut())
    gate.open()
    await hasEnded('left')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('is not skipped as recent for a user who signs out during the request', async () => {
    const [asked, gate] = [createGate(), createGate()]
    const { app, start, countSessions } = await openAct({
      fetch: async (request) => {
        const response = await service(request)
        if (!request.url.includes('/contact-channels')) return response
        asked.open()
        await gate.opened
        return response
      },
    })
    await start()
    await asked.opened
    // The read that tells the age of the session.
    await countSessions()
    await act(() => app.signOut())
    gate.open()
    await hasEnded('left')
  })

  it('closes with the component that opened it', async () => {
    const { app } = await createSignedInApp({ fetch: longAgo() })
    const page = (hasAct: boolean) => (
      <AppProvider app={app}>{hasAct && <GuardedAct />}</AppProvider>
    )
    const { rerender } = render(page(true))
    await operate(app).start()
    await dialog()
    await act(async () => rerender(page(false)))
    await hasEnded('left')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('leaves no session behind when it is canceled during the request', async () => {
    const gate = createGate()
    const { user, start, countSessions } = await openAct({
      fetch: longAgo(async (request) => {
        if (!request.url.endsWith(signInEndpoint)) return service(request)
        const response = await service(request)
        await gate.opened
        return response
      }),
    })
    await start()
    const inside = await dialog()
    await user.type(inside.getByLabelText('Password'), `${password}{Enter}`)
    // The service has created the session; the response is on its way.
    await waitFor(async () => expect(await countSessions()).toBe(2))
    await user.click(inside.getByRole('button', { name: 'Cancel' }))
    await hasEnded('left')
    gate.open()
    await waitFor(async () => expect(await countSessions()).toBe(1))
    expect(results).toEqual(['left'])
  })

  it('does not open when signed out', async () => {
    const { app } = createApp()
    await show(<GuardedAct />, { app })
    await operate(app).start()
    await hasEnded('left')
  })

  it('reports an error if the age of the session cannot be fetched', async () => {
    const { start } = await openAct({
      fetch: (request) =>
        request.url.includes('/auth/sessions?') ? unreachable() : service(request),
    })
    await start()
    await hasEnded('failed')
  })

  it('is skipped for an account without a sign-in method', async () => {
    const { start } = await openAct({
      fetch: longAgo(
        withConfig({
          credential_enabled: false,
          magic_link_enabled: false,
          passkey_enabled: false,
          enabled_oauth_providers: [],
        }),
      ),
    })
    await start()
    await hasEnded('done')
  })
})

describe('two-factor authentication', () => {
  async function openSecured() {
    const opened = await openAct()
    const codes = await secure(opened.app)
    await opened.start()
    const inside = await dialog()
    await opened.user.type(inside.getByLabelText('Password'), `${password}{Enter}`)
    const field = await inside.findByLabelText('Code')
    return { ...opened, ...codes, inside, field }
  }

  it('is required after the first factor', async () => {
    const { user, field, wrong, right, countSessions } = await openSecured()
    await waitFor(() => expect(field).toHaveFocus())
    await expectAccessible()
    await user.type(field, wrong)
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^That code is incorrect/))
    expect(results).toEqual([])
    await user.type(field, right)
    await hasEnded('done')
    expect(await countSessions()).toBe(1)
  })

  it('starts again after it expired', async () => {
    const ended = 'VERIFICATION_CODE_EXPIRED'
    const fetch = longAgo(refusing('/auth/mfa/sign-in', ended))
    const { app, user, start } = await openAct({ fetch })
    const { right } = await secure(app)
    await start()
    const inside = await dialog()
    await user.type(inside.getByLabelText('Password'), `${password}{Enter}`)
    await user.type(await inside.findByLabelText('Code'), right)
    expect(await inside.findByText('Your sign-in timed out')).toBeVisible()
    expect(inside.getByLabelText('Password')).toBeVisible()
  })
})

describe('an email code', () => {
  async function openByMail() {
    const fetch = longAgo(withConfig({ credential_enabled: false, magic_link_enabled: true }))
    const signedIn = await createSignedInApp({ fetch })
    const { app, email } = signedIn
    await app.verifyEmail(await findCode(email, /verify/i))
    await (await app.getUser())?.update({ otpAuthEnabled: true })
    await show(<GuardedAct />, { app })
    const opened = { ...signedIn, ...operate(app) }
    await opened.start()
    const inside = await dialog()
    await opened.user.click(inside.getByRole('button', { name: 'Email me a code' }))
    const field = await inside.findByLabelText('Code')
    return { ...opened, inside, field }
  }

  it('re-authenticates', async () => {
    const { user, email, inside, field, countSessions } = await openByMail()
    expect(inside.getByText(/We sent a code to/)).toHaveTextContent(
      `We sent a code to ${email}. Enter it below.`,
    )
    // The address is named once.
    expect(screen.getByRole('alertdialog').textContent?.split(email)).toHaveLength(2)
    await waitFor(() => expect(field).toHaveFocus())
    expect(inside.queryByText('Use another address')).not.toBeInTheDocument()
    await expectAccessible()
    await user.type(field, 'AAAAAA')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^That code is incorrect/))
    await user.type(field, await findTypedCode(email))
    await hasEnded('done')
    expect(await countSessions()).toBe(1)
  })
})

describe('a passkey', () => {
  let device: PasskeyDevice
  beforeEach(() => {
    device = openPasskeyDevice('http://localhost:5173')
  })
  afterEach(() => vi.unstubAllGlobals())

  async function openWithPasskey() {
    const signedIn = await createSignedInApp({ fetch: longAgo() })
    const { app, email } = signedIn
    await app.verifyEmail(await findCode(email, /verify/i))
    expect((await (await app.getUser())?.registerPasskey())?.status).toBe('ok')
    await show(<GuardedAct />, { app })
    const opened = { ...signedIn, ...operate(app) }
    await opened.start()
    return { ...opened, inside: await dialog() }
  }

  it('re-authenticates before the password is asked for', async () => {
    const { user, inside, countSessions } = await openWithPasskey()
    expect(inside.queryByLabelText('Password')).not.toBeInTheDocument()
    expect(inside.getAllByRole('button')[0]).toHaveAccessibleName('Use your passkey')
    await user.click(inside.getByRole('button', { name: 'Use your passkey' }))
    await hasEnded('done')
    expect(await countSessions()).toBe(1)
  })

  it('can be replaced by the password, whose field takes the focus', async () => {
    const { user, inside } = await openWithPasskey()
    await user.click(inside.getByRole('button', { name: 'Use a password' }))
    const field = inside.getByLabelText('Password')
    expect(field).toHaveFocus()
    await expectAccessible()
    expect(inside.getByRole('button', { name: 'Use your passkey' })).toBeVisible()
    await user.type(field, `${password}{Enter}`)
    await hasEnded('done')
  })

  it('shows no error when the user closes the browser dialog', async () => {
    const { user, inside } = await openWithPasskey()
    device.next = new DOMException('closed', 'NotAllowedError')
    const button = inside.getByRole('button', { name: 'Use your passkey' })
    await user.click(button)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    expect(inside.queryByText(/We couldn’t use your passkey/)).not.toBeInTheDocument()
    expect(results).toEqual([])
  })
})

describe('a provider', () => {
  const callback = '/handler/oauth-callback'
  const noOtherWay = {
    credential_enabled: false,
    magic_link_enabled: false,
    passkey_enabled: false,
  }
  afterEach(() => {
    vi.unstubAllGlobals()
    window.history.replaceState(null, '', '/')
    for (const pair of document.cookie.split('; ')) {
      // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
      document.cookie = `${pair.split('=')[0]}=; max-age=0`
    }
  })

  /** Leaves the page by an action, signs in at the provider, and opens the callback page. */
  async function visitGoogle(leave: () => Promise<unknown>, email: string) {
    const left = watchPageLoads()
    void leave()
    await waitFor(() => expect(left).toHaveBeenCalled())
    const back = await signInAtProvider(left.mock.lastCall?.[0] ?? '', email)
    vi.unstubAllGlobals()
    window.history.replaceState(null, '', back.pathname + back.search)
    return back
  }

  /** A user whose only sign-in method is a provider, an hour after sign-in, asked to re-authenticate. */
  async function openConnected() {
    const { visits, redirectMethod } = createRouter()
    const { app } = createApp({
      tokenStore: 'cookie',
      redirectMethod,
      fetch: longAgo(withConfig(noOtherWay)),
    })
    const email = newEmail()
    window.history.replaceState(null, '', '/handler/sign-in')
    await visitGoogle(() => app.signInWithOAuth('google'), email)
    expect((await app.callOAuthCallback()).status).toBe('ok')
    visits.length = 0
    window.history.replaceState(null, '', '/settings#auth')
    await show(<GuardedAct />, { app })
    const operated = operate(app)
    await operated.start()
    const inside = await dialog()
    const goThere = () =>
      operated.user.click(inside.getByRole('button', { name: 'Continue with Google' }))
    return { app, visits, email, inside, goThere, ...operated }
  }

  it('re-authenticates if there is no other method, and returns to the page', async () => {
    const { app, visits, email, inside, goThere, start, countSessions } = await openConnected()
    expect(inside.getByText(/^You’ll come back to this page/)).toBeVisible()
    await expectAccessible()
    const before = await (await app.getUser())?.getAuthJson()
    const back = await visitGoogle(goThere, email)
    expect(back.pathname).toBe(callback)
    cleanup()

    await show(<OAuthCallback fullPage />, { app })
    await waitFor(() => expect(visits).toEqual(['/settings#auth']))
    expect(await countSessions()).toBe(1)
    expect(await (await app.getUser())?.getAuthJson()).toEqual(before)
    cleanup()
    results.length = 0
    await show(<GuardedAct />, { app })
    await start()
    await hasEnded('done')
  })

  it('requires the second factor on return', async () => {
    const { app, visits, email, goThere, countSessions } = await openConnected()
    const { right } = await secure(app)
    await visitGoogle(goThere, email)
    cleanup()
    await show(<OAuthCallback fullPage />, { app })
    await userEvent.type(await screen.findByLabelText('Code'), right)
    await waitFor(() => expect(visits).toEqual(['/settings#auth']))
    expect(await countSessions()).toBe(1)
  })

  it('rejects another account of the provider', async () => {
    const { app, goThere } = await openConnected()
    const { pathname, searchParams } = await visitGoogle(goThere, newEmail())
    expect(pathname).toBe('/handler/error')
    expect(searchParams.get('errorCode')).toBe('USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION')
    expect(await app.getUser()).not.toBeNull()
  })
})
