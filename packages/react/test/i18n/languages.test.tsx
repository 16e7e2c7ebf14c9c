import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { main as german } from '../../src/i18n/messages/de-DE/main'
import {
  AccountSettings,
  AppProvider,
  Handler,
  SelectedTeamSwitcher,
  UserButton,
} from '../../src/index'
import { createApp, createSignedInApp, expectAccessible, hushErrors, show } from '../harness'

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

/** English message files that were loaded. */
const files = vi.hoisted(() => ({ loaded: [] as string[] }))

vi.mock('../../src/i18n/messages/en-US/main', async (load) => {
  files.loaded.push('en-US/main')
  return load()
})

beforeEach(() => window.history.replaceState(null, '', '/'))

describe('a page in another language', () => {
  it('is shown in it, with the right lang attribute, and loads no other language', async () => {
    const { app } = createApp()
    await show(<Handler location="/handler/sign-in" />, { app, lang: 'de' })
    await heading('Bei Demo anmelden')
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'de')
    expect(screen.getByRole('main')).toHaveAttribute('dir', 'ltr')
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
    expect(await screen.findByText('Geben Sie Ihr Passwort ein.')).toBeVisible()
    await expectAccessible()
    expect(files.loaded).toEqual([])
  })

  it('labels the user button in it', async () => {
    const { app } = createApp()
    await show(<UserButton />, { app, lang: 'de-DE' })
    await userEvent.click(await screen.findByRole('button', { name: 'Kontomenü' }))
    expect(await screen.findByRole('menuitem', { name: 'Anmelden' })).toBeVisible()
    expect(screen.queryByText('Loading')).not.toBeInTheDocument()
    expect(files.loaded).toEqual([])
  })

  it('labels the team switcher in English without loading messages', async () => {
    // The menu loads when the page is idle.
    vi.stubGlobal('requestIdleCallback', () => 0)
    const { app } = createApp()
    await show(<SelectedTeamSwitcher />, { app })
    expect(await screen.findByRole('button', { name: 'Team No teams yet' })).toBeVisible()
    expect(files.loaded).toEqual([])
    vi.unstubAllGlobals()
  })

  it('shows errors in it', async () => {
    hushErrors()
    const { app } = createApp({ fetch: () => Promise.reject(new TypeError('offline')) })
    await show(<Handler location="/handler/sign-in" />, { app, lang: 'ja-JP' })
    await heading('サーバーに接続できません')
    expect(screen.getByRole('button', { name: '再試行' })).toBeVisible()
  })

  it('formats relative times and plurals in it', async () => {
    const { app } = await createSignedInApp()
    await show(<AccountSettings />, { app, lang: 'ar-EG' })
    await userEvent.click(await screen.findByRole('link', { name: 'الجلسات النشطة' }))
    expect(await screen.findByText(/تسجيل الدخول: .[٠-٩]/)).toBeVisible()
    expect(screen.getByText('هذا الجهاز')).toBeVisible()
  })

  it('changes with the provider, and keeps the input', async () => {
    const { app } = createApp()
    const page = <Handler location="/handler/sign-in" />
    const { rerender } = await show(page, { app, lang: 'de-DE' })
    await userEvent.type(await screen.findByLabelText(german['field.email']), 'ada@example.com')
    await act(async () =>
      rerender(
        <StrictMode>
          <AppProvider app={app}>{page}</AppProvider>
        </StrictMode>,
      ),
    )
    await heading('Sign in to Demo')
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
  })

  it('keeps a password while the messages of another language load', async () => {
    const { app } = createApp()
    const page = <Handler location="/handler/sign-in" />
    const { rerender } = await show(page, { app, lang: 'de-DE' })
    await userEvent.type(await screen.findByLabelText('Passwort'), 'correct horse')
    await act(async () =>
      rerender(
        <StrictMode>
          <AppProvider app={app} lang="fr-FR">
            {page}
          </AppProvider>
        </StrictMode>,
      ),
    )
    expect(await screen.findByLabelText('Mot de passe')).toHaveValue('correct horse')
  })
})
