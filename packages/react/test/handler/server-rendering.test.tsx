import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  AccountSettings,
  AppProvider,
  AuthSection,
  Handler,
  ProfileImageEditor,
  SelectedTeamSwitcher,
  SignIn,
  TeamCreation,
  ThemeProvider,
  UserButton,
  useUser,
} from '../../src/index'
import { unreachable } from '../faults'
import { createApp, createSignedInApp, hushErrors, service } from '../harness'
import { asServer, hydrate, renderOnServer } from './server-rendering'

let logged = hushErrors()
beforeEach(() => {
  logged = hushErrors()
})

function Anonymous() {
  return <p>{useUser({ or: 'anonymous' }).id}</p>
}

describe('on a server', () => {
  it.each([
    ['Handler', <Handler key="h" location="/handler/sign-in" />],
    ['SignIn', <SignIn key="s" fullPage />],
    ['UserButton', <UserButton key="u" />],
  ])('%s renders a placeholder that the browser hydrates', async (_name, page) => {
    const { app } = createApp()
    const ui = <AppProvider app={app}>{page}</AppProvider>
    const { html, errors } = await renderOnServer(ui)
    expect(errors).toEqual([])
    expect(html).toContain('stack-skeleton')
    expect(html).not.toContain('style=')

    const { recovered } = await hydrate(html, ui)
    expect(await screen.findByRole('button', { name: /^(Sign in|Account menu)$/ })).toBeVisible()
    expect([...recovered, ...findProblems()]).toEqual([])
  })

  it.each([
    ['SelectedTeamSwitcher', <SelectedTeamSwitcher key="t" />, 'button', 'Team Engines'],
    ['AccountSettings', <AccountSettings key="a" fullPage />, 'heading', 'Profile'],
    ['Handler', <Handler key="h" location="/handler/account-settings" />, 'heading', 'Profile'],
    ['AuthSection', <AuthSection key="s" />, 'heading', 'Sign-in & security'],
    ['ProfileImageEditor', <ProfileImageEditor key="p" />, 'group', 'Picture'],
    ['TeamCreation', <TeamCreation key="c" />, 'heading', 'Create a team'],
  ])('%s of a member renders a placeholder, too', async (_name, page, role, name) => {
    const { app } = await createSignedInApp()
    const user = await app.getUser({ or: 'throw' })
    await user.createTeam({ displayName: 'Engines' })
    const ui = <AppProvider app={app}>{page}</AppProvider>
    const { html, errors } = await renderOnServer(ui)
    expect(errors).toEqual([])
    expect(html).toContain('stack-skeleton')
    expect(html).not.toContain('Engines')

    const { recovered } = await hydrate(html, ui)
    expect(await screen.findByRole(role, { name })).toBeVisible()
    expect([...recovered, ...findProblems()]).toEqual([])
  })

  it.each([
    ['SelectedTeamSwitcher', <SelectedTeamSwitcher key="t" />],
    ['AccountSettings', <AccountSettings key="a" fullPage />],
  ])('%s does not read cookies', async (_name, page) => {
    await asServer(async () => {
      const { app } = createApp({ tokenStore: 'cookie', fetch: unreachable })
      const { html, errors } = await renderOnServer(<AppProvider app={app}>{page}</AppProvider>)
      expect(html).toContain('stack-skeleton')
      expect(errors).toEqual([])
    })
  })

  it.each([
    ['Handler', <Handler key="h" location="/handler/sign-in" />],
    ['UserButton', <UserButton key="u" />],
  ])('%s renders no text in a language that the browser must load first', async (_name, page) => {
    const { app } = createApp()
    const ui = (
      <AppProvider app={app} lang="it">
        {page}
      </AppProvider>
    )
    const { html, errors } = await renderOnServer(ui)
    expect(html).toContain('lang="it" dir="ltr"')
    expect(html).not.toContain('Loading')
    const { recovered } = await hydrate(html, ui)
    expect(
      await screen.findByRole('button', { name: /^(Accedi|Menu dell’account)$/ }),
    ).toBeVisible()
    expect([...errors, ...recovered, ...findProblems()]).toEqual([])
  })

  it('shows instructions for browsers without scripts', async () => {
    const { app } = createApp()
    const ui = (
      <AppProvider app={app}>
        <SignIn fullPage />
      </AppProvider>
    )
    const { html } = await renderOnServer(ui)
    const page = new DOMParser().parseFromString(html, 'text/html')
    const text = page.querySelector('noscript')?.textContent
    expect(text).toBe('Turn on JavaScript to use this page.')
    const { recovered } = await hydrate(html, ui)
    expect([...recovered, ...findProblems()]).toEqual([])
  })

  it('includes the theme', async () => {
    const { app } = createApp()
    const ui = (
      <AppProvider app={app}>
        <ThemeProvider theme={{ light: { cardForeground: 'navy' }, radius: '4px' }}>
          <SignIn />
        </ThemeProvider>
      </AppProvider>
    )
    const { html } = await renderOnServer(ui)
    expect(html).toContain('--stack-light-card-foreground:navy;--stack-radius:4px')
    const { container } = await hydrate(html.replace(/ style="[^"]*"/, ''), ui)
    const scope = container.querySelector<HTMLElement>('.stack-scope')
    expect(scope?.style.getPropertyValue('--stack-light-card-foreground')).toBe('navy')
  })

  it('useUser signs no anonymous user up, whose session no browser would get', async () => {
    const requests: string[] = []
    const fetch = (request: Request) => {
      requests.push(request.url)
      return service(request)
    }
    const { app } = createApp({ tokenStore: 'memory', fetch })
    const ui = (
      <AppProvider app={app}>
        <Suspense fallback="waiting">
          <Anonymous />
        </Suspense>
      </AppProvider>
    )
    const { html, errors } = await asServer(() => renderOnServer(ui, 'shell'))
    expect(html).toContain('waiting')
    expect(errors).toMatchObject([{ digest: 'BAILOUT_TO_CLIENT_SIDE_RENDERING' }])
    expect(requests).toEqual([])
  })

  it('useUser returns the user of a token store that the server can read', async () => {
    const { app: first, email } = await createSignedInApp()
    const tokens = await (await first.getUser())?.getAuthJson()
    const { app } = createApp({
      tokenStore: tokens as { accessToken: string; refreshToken: string },
    })
    const { html } = await renderOnServer(
      <AppProvider app={app}>
        <Suspense fallback="waiting">
          <Name />
        </Suspense>
      </AppProvider>,
    )
    expect(html).toContain(email)
  })

  it('useUser leaves cookies to the browser, with an error that frameworks recognize', async () => {
    await asServer(async () => {
      const { app } = createApp({ tokenStore: 'cookie' })
      const { html, errors } = await renderOnServer(
        <AppProvider app={app}>
          <Suspense fallback="waiting">
            <Name />
          </Suspense>
        </AppProvider>,
      )
      expect(html).toContain('waiting')
      expect(errors).toEqual([
        expect.objectContaining({ digest: 'BAILOUT_TO_CLIENT_SIDE_RENDERING' }),
      ])
    })
  })
})

/** Expected errors of React: only in these tests do server and browser share modules. */
function findProblems(): unknown[] {
  const texts = logged.mock.calls.map(([text]) => text)
  return texts.filter((text) => !/multiple renderers/.test(String(text)))
}

function Name() {
  return <p>{useUser()?.primaryEmail ?? 'signed out'}</p>
}
