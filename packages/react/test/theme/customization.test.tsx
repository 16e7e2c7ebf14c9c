import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, forwardRef } from 'react'
import { describe, expect, it } from 'vitest'
import { ProfileSection, SignIn, ThemeProvider, UserButton } from '../../src/index'
import { createApp, createSignedInApp, expectAccessible, show } from '../harness'

const submit = () => screen.findByRole('button', { name: 'Sign in' })
const email = () => screen.findByRole('textbox', { name: 'Email' })

const BrandButton = forwardRef<HTMLButtonElement, ComponentProps<'button'>>(
  function BrandButton(props, ref) {
    return <button {...props} ref={ref} data-brand="button" />
  },
)
const BrandInput = forwardRef<HTMLInputElement, ComponentProps<'input'>>(
  function BrandInput(props, ref) {
    return <input {...props} ref={ref} data-brand="input" />
  },
)

function BrandLink({ href, children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} href={href} data-brand="link">
      {children}
    </a>
  )
}

function BrandCard({ children, ...props }: ComponentProps<'div'>) {
  return (
    <div {...props}>
      <img src="/logo.svg" alt="Acme" />
      {children}
    </div>
  )
}

describe('class names of the app', () => {
  it('are added to the parts, after the built-in ones', async () => {
    const { app } = createApp()
    const names = { card: 'panel', title: 'big', input: 'line', button: 'btn', primaryButton: 'go' }
    await show(
      <ThemeProvider classNames={names}>
        <SignIn fullPage />
      </ThemeProvider>,
      { app },
    )
    expect(await submit()).toHaveClass('stack-button', 'btn', 'go')
    expect(await email()).toHaveClass('stack-input', 'line')
    const title = screen.getByRole('heading', { level: 1 })
    expect(title).toHaveClass('stack-title', 'big')
    expect(title.closest('.panel')).toHaveClass('stack-card')
    // There is one primary button.
    expect(document.querySelectorAll('.go')).toHaveLength(1)
  })

  it("override only the tokens they name of an outer provider's theme", async () => {
    const { app } = createApp()
    await show(
      <ThemeProvider theme={{ light: { primary: 'green', border: 'gray' } }}>
        <ThemeProvider classNames={{ card: 'panel' }} theme={{ light: { border: 'black' } }}>
          <SignIn />
        </ThemeProvider>
      </ThemeProvider>,
      { app },
    )
    const scope = (await submit()).closest<HTMLElement>('.stack-scope')
    expect(scope?.style.getPropertyValue('--stack-light-primary')).toBe('green')
    expect(scope?.style.getPropertyValue('--stack-light-border')).toBe('black')
  })

  it('reach the settings, the user button and its menu', async () => {
    const { app } = await createSignedInApp()
    const names = { section: 'box', setting: 'row', userButton: 'me', menu: 'list', menuItem: 'li' }
    await show(
      <ThemeProvider classNames={names}>
        <UserButton />
        <ProfileSection />
      </ThemeProvider>,
      { app },
    )
    expect(await screen.findByRole('region', { name: 'Profile' })).toHaveClass('box')
    expect(screen.getByRole('group', { name: 'Name' })).toHaveClass('row')
    const button = await screen.findByRole('button', { name: /^Account menu/ })
    expect(button).toHaveClass('me')
    await userEvent.click(button)
    expect(await screen.findByRole('menu')).toHaveClass('list')
    expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveClass('li')
  })

  it('reach links that are buttons', async () => {
    const { app } = createApp()
    await show(
      <ThemeProvider classNames={{ link: 'mine' }}>
        <SignIn />
      </ThemeProvider>,
      { app },
    )
    const user = userEvent.setup({ delay: null })
    await user.type(await email(), 'ada.link@example.com')
    await user.click(await screen.findByRole('button', { name: 'Email me a code' }))
    expect(await screen.findByRole('button', { name: 'Use another address' })).toHaveClass(
      'stack-link',
      'mine',
    )
  })

  it('accumulate across nested providers', async () => {
    const { app } = createApp()
    await show(
      <ThemeProvider
        classNames={{ button: 'outer', input: 'outer' }}
        components={{ Card: BrandCard }}
      >
        <ThemeProvider classNames={{ button: 'inner' }}>
          <SignIn />
        </ThemeProvider>
      </ThemeProvider>,
      { app },
    )
    expect(await submit()).toHaveClass('inner')
    expect(await submit()).not.toHaveClass('outer')
    expect(await email()).toHaveClass('outer')
    expect(screen.getByRole('img', { name: 'Acme' })).toBeInTheDocument()
  })
})

describe('components of the app', () => {
  it('render the parts, and work like the built-in ones', async () => {
    const { app } = createApp()
    const components = { Card: BrandCard, Button: BrandButton, Input: BrandInput }
    await show(
      <ThemeProvider components={components}>
        <SignIn />
      </ThemeProvider>,
      { app },
    )
    expect(await submit()).toHaveAttribute('data-brand', 'button')
    expect(await email()).toHaveAttribute('data-brand', 'input')
    expect(screen.getByRole('img', { name: 'Acme' })).toBeInTheDocument()
    await expectAccessible()

    const user = userEvent.setup({ delay: null })
    await user.click(await submit())
    expect(await screen.findByText('Enter your email address.')).toBeVisible()
    await waitFor(async () => expect(await email()).toHaveFocus())
  })

  it('keep the styles of what a card renders around its content', async () => {
    const { app } = createApp()
    await show(
      <ThemeProvider components={{ Card: BrandCard }}>
        <SignIn />
      </ThemeProvider>,
      { app },
    )
    const logo = await screen.findByRole('img', { name: 'Acme' })
    expect(logo.closest('.stack-slot')).toHaveClass('stack-card')
    expect(logo.closest('.stack-own')).toBeNull()
    expect((await submit()).closest('.stack-own')).not.toBeNull()
  })

  it('render links to other pages, which still navigate through the app', async () => {
    const { app, visits } = createApp()
    await show(
      <ThemeProvider components={{ Link: BrandLink }} classNames={{ link: 'mine' }}>
        <SignIn />
      </ThemeProvider>,
      { app },
    )
    const link = await screen.findByRole('link', { name: 'Sign up' })
    expect(link).toHaveAttribute('data-brand', 'link')
    expect(link).toHaveAttribute('href', '/handler/sign-up')
    expect(link).toHaveClass('stack-link', 'mine')
    await userEvent.click(link)
    await waitFor(() => expect(visits).toEqual([expect.stringContaining('/handler/sign-up')]))
  })
})

describe('the appearance of the app', () => {
  const appearance = {
    logo: '/logo.svg',
    logoAlt: 'Acme',
    logoLink: '/',
    terms: '/terms',
    privacy: '/privacy',
  }

  it('shows the logo on the cards, and the legal documents below the form', async () => {
    const { app } = createApp()
    await show(
      <ThemeProvider appearance={appearance}>
        <SignIn fullPage />
      </ThemeProvider>,
      { app },
    )
    // Even before the page is loaded.
    expect(screen.getByRole('link', { name: 'Acme' })).toHaveAttribute('href', '/')
    await submit()
    expect(screen.getByRole('link', { name: 'Acme' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('img', { name: 'Acme' })).toHaveAttribute('src', '/logo.svg')
    expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms')
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
    await expectAccessible()
  })

  it('accumulates across nested providers, and may have an element as its logo', async () => {
    const { app } = createApp()
    await show(
      <ThemeProvider appearance={{ ...appearance, layout: 'split', aside: 'Welcome back' }}>
        <ThemeProvider appearance={{ logo: <svg role="img" aria-label="Mark" />, terms: '/rules' }}>
          <SignIn fullPage />
        </ThemeProvider>
      </ThemeProvider>,
      { app },
    )
    await submit()
    expect(screen.getByRole('img', { name: 'Mark' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/rules')
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
    expect(screen.getByText('Welcome back')).toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveClass('stack-page--split')
  })

  it('has no content beside pages that are part of a page of the app', async () => {
    const { app } = createApp()
    await show(
      <ThemeProvider appearance={{ layout: 'split', aside: 'Welcome back' }}>
        <SignIn />
      </ThemeProvider>,
      { app },
    )
    await submit()
    expect(screen.queryByText('Welcome back')).toBeNull()
  })
})
