import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type MessageOverrides, MessagesContext } from './messages-context'
import { createMessages, useMessages } from './use-messages'

function Title() {
  const { t, lang } = useMessages()
  return <p lang={lang}>{t('userButton.labelOf', { name: 'Ada' })}</p>
}

function show(overrides: MessageOverrides) {
  return render(
    <MessagesContext.Provider value={{ lang: 'de-DE', overrides }}>
      <Title />
    </MessagesContext.Provider>,
  )
}

describe('useMessages', () => {
  it('is English by default', () => {
    render(<Title />)
    expect(screen.getByText('Account menu, Ada')).toHaveAttribute('lang', 'en-US')
  })

  it('uses messages of the app by id', () => {
    show({ 'userButton.labelOf': 'Konto von {name}' })
    expect(screen.getByText('Konto von Ada')).toHaveAttribute('lang', 'de-DE')
  })

  it('warns once in development about an unknown id', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const overrides = { 'signIn.titel': 'x' } as MessageOverrides
    show(overrides)
    show(overrides)
    await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 120_000 })
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('signIn.titel'))
  })

  it('warns about a placeholder that never gets a value', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    show({ 'userButton.labelOf': 'Konto von {nmae}', 'action.retry': 'Nochmal' })
    await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 120_000 })
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'AppProvider: messages: "userButton.labelOf" has no value for {nmae}; it is shown unchanged.',
    )
  })

  it('does not warn in production', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubEnv('NODE_ENV', 'production')
    show({ 'signIn.titel': 'x' } as MessageOverrides)
    vi.unstubAllEnvs()
    expect(warn).not.toHaveBeenCalled()
  })

  it('keeps a placeholder without a value', () => {
    expect(createMessages('en-US', {}).t('userButton.labelOf')).toBe('Account menu, {name}')
  })
})
