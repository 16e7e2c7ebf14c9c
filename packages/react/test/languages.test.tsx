import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppProvider, Handler, UserButton } from '../src/index'
import { createApp, expectAccessible, show } from './harness'

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

/** Which texts in English were loaded. */
const files = vi.hoisted(() => ({ loaded: [] as string[] }))

vi.mock('../src/messages/en-US/sign-in', async (load) => {
  files.loaded.push('en-US/sign-in')
  return load()
})
vi.mock('../src/messages/en-US/base', async (load) => {
  files.loaded.push('en-US/base')
  return load()
})

beforeEach(() => window.history.replaceState(null, '', '/'))

describe('a page in another language', () => {
  it('speaks it, says so, and loads no other', async () => {
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

  it('names the user button in it', async () => {
    const { app } = createApp()
    await show(<UserButton />, { app, lang: 'de-DE' })
    await userEvent.click(await screen.findByRole('button', { name: 'Kontomenü' }))
    expect(await screen.findByRole('menuitem', { name: 'Anmelden' })).toBeVisible()
    expect(screen.queryByText('Loading')).not.toBeInTheDocument()
    expect(files.loaded).toEqual([])
  })

  it('changes with the provider, and keeps what was typed', async () => {
    const { app } = createApp()
    const page = <Handler location="/handler/sign-in" />
    const { rerender } = await show(page, { app, lang: 'de-DE' })
    await userEvent.type(await screen.findByLabelText('E-Mail'), 'ada@example.com')
    await act(async () =>
      rerender(
        <StrictMode>
          <AppProvider app={app}>{page}</AppProvider>
        </StrictMode>,
      ),
    )
    await heading('Sign in to Demo')
    expect(screen.getByLabelText('E-mail')).toHaveValue('ada@example.com')
  })
})
