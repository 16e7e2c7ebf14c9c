import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ForgotPassword, SignIn, SignUp } from '../../src/index'
import { createApp, show } from '../harness'

/** A device whose main pointer is a mouse, or a finger. */
function usePointer(pointer: 'fine' | 'coarse') {
  const matchMedia = (query: string) => ({ matches: query === `(pointer: ${pointer})` })
  vi.stubGlobal('matchMedia', matchMedia)
}

beforeEach(() => {
  document.title = 'Demo'
})

afterEach(() => vi.unstubAllGlobals())

describe('the first field', () => {
  it('has the focus where there is a mouse', async () => {
    usePointer('fine')
    await show(<SignIn fullPage />, createApp())
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
  })

  it('is the first empty one', async () => {
    usePointer('fine')
    sessionStorage.setItem('_STACK_AUTH.email', 'ada@example.com')
    await show(<SignUp fullPage />, createApp())
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
  })

  it('waits for a finger, as the keyboard would cover the page', async () => {
    usePointer('coarse')
    await show(<ForgotPassword fullPage />, createApp())
    await waitFor(() => expect(document.title).toBe('Reset your password · Demo'))
    expect(document.body).toHaveFocus()
  })

  it('leaves the focus where the user has put it', async () => {
    usePointer('fine')
    const search = document.body.appendChild(document.createElement('input'))
    search.focus()
    await show(<ForgotPassword fullPage />, createApp())
    await waitFor(() => expect(document.title).toBe('Reset your password · Demo'))
    expect(search).toHaveFocus()
    search.remove()
  })
})
