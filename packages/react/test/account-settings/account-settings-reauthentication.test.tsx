import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPasskeyDevice } from '../../../core/test/passkey-device'
import { longAgo, refusing, withConfig } from '../faults'
import { createApp, createSignedInApp, newEmail, password, service } from '../harness'
import { findCode, findTypedCode } from '../mailbox'
import { secure } from '../second-factor'
import { showSection } from './account-settings'

const question = /^Confirm it’s you to/
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = async (name: string | RegExp) =>
  within(await screen.findByRole('alertdialog', { name }))

beforeEach(() => {
  openPasskeyDevice('http://localhost:5173')
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** A user with a verified address who signed in an hour ago. */
async function createOldHand(fetch = longAgo()) {
  const signedIn = await createSignedInApp({ fetch })
  const { app, email } = signedIn
  await app.verifyEmail(await findCode(email, /verify/i))
  return { ...signedIn, account: await app.getUser({ or: 'throw' }) }
}
type OldHand = Awaited<ReturnType<typeof createOldHand>>

async function addSecondAddress({ app, account }: OldHand) {
  const value = newEmail()
  const channel = await account.createContactChannel({
    type: 'email',
    value,
    usedForAuth: false,
  })
  await channel.sendVerificationEmail()
  await app.verifyEmail(await findCode(value, /verify/i))
  return value
}

async function createTeam({ account }: OldHand) {
  return `team-${(await account.createTeam({ displayName: 'Analysts' })).id}`
}

interface Act {
  name: string
  /** End of the title of the dialog. */
  to: string
  /** Prepares the change, and returns its section. */
  prepare: (person: OldHand) => Promise<string>
  /** Buttons to press, in order. */
  press: (string | RegExp)[]
  fetch?: ReturnType<typeof longAgo>
}

const acts: Act[] = [
  {
    name: 'deleting the account',
    to: 'delete your account',
    prepare: async () => 'settings',
    press: ['Delete account'],
  },
  {
    name: 'turning the second factor off',
    to: 'change two-factor authentication',
    async prepare({ app }) {
      await secure(app)
      return 'auth'
    },
    press: ['Turn off Two-factor authentication'],
  },
  {
    name: 'setting a second factor up',
    to: 'change two-factor authentication',
    prepare: async () => 'auth',
    press: ['Turn on Two-factor authentication'],
  },
  {
    name: 'adding a passkey',
    to: 'add a passkey',
    prepare: async () => 'auth',
    press: ['Add passkey'],
  },
  {
    name: 'removing the passkey',
    to: 'remove a passkey',
    async prepare({ account }) {
      expect((await account.registerPasskey()).status).toBe('ok')
      return 'auth'
    },
    press: ['Remove Passkey'],
  },
  {
    name: 'adding an address',
    to: 'change your email addresses',
    prepare: async () => 'auth',
    press: ['Add email address'],
  },
  ...['Make primary', 'Use for sign-in', /^Remove /].map((press) => ({
    name: `an address: ${press}`,
    to: 'change your email addresses',
    async prepare(person: OldHand) {
      const next = await addSecondAddress(person)
      second = next
      return 'auth'
    },
    press: [/^Manage /, press],
  })),
  {
    name: 'connecting an account',
    to: 'connect an account',
    prepare: async () => 'auth',
    press: ['Connect Google'],
  },
  {
    name: 'turning off email codes',
    to: 'change email codes',
    async prepare({ account }) {
      await account.update({ otpAuthEnabled: true })
      return 'auth'
    },
    press: ['Turn off Email codes'],
    fetch: longAgo(withConfig({ magic_link_enabled: true })),
  },
  {
    name: 'turning on email codes',
    to: 'change email codes',
    prepare: async () => 'auth',
    press: ['Turn on Email codes'],
    fetch: longAgo(withConfig({ magic_link_enabled: true })),
  },
  { name: 'deleting a team', to: 'delete Analysts', prepare: createTeam, press: ['Delete team'] },
]
let second = ''

describe('the account settings require re-authentication before', () => {
  it.each(acts)('$name', async ({ to, prepare, press, fetch }) => {
    const person = await createOldHand(fetch)
    const section = await prepare(person)
    const { user } = await showSection(section, person)
    for (const name of press) {
      await user.click(await button(toButton(name)))
    }
    await dialog(`Confirm it’s you to ${to}`)
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  })
})

/** Returns the code of the next email. */
function findNextCode(email: string, known: string) {
  return waitFor(async () => {
    const code = await findTypedCode(email)
    expect(known).not.toContain(code)
    return code
  })
}

/** The address that is not used for sign-in yet. */
function toButton(name: string | RegExp) {
  return name instanceof RegExp ? `${name.source.slice(1)}${second}` : name
}

describe('re-authentication', () => {
  it('is followed by the confirmation of the pressed button', async () => {
    const person = await createOldHand()
    const { user } = await showSection('settings', person)
    await user.click(await button('Delete account'))
    await user.type((await dialog(question)).getByLabelText('Password'), `${password}{Enter}`)
    const confirming = await dialog('Delete your account?')
    expect(screen.queryByRole('alertdialog', { name: question })).not.toBeInTheDocument()
    expect(await person.app.getUser()).not.toBeNull()
    await user.click(confirming.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })

  it.each([
    ['adding an address', '/contact-channels', 'Add email address'],
    ['adding a passkey', '/auth/passkey/initiate-passkey-registration', 'Add passkey'],
  ])('is required again if the service does not know of it: %s', async (_, path, name) => {
    const refusal = refusing(path, 'RECENT_SIGN_IN_REQUIRED', 403, { max_age_seconds: 900 })
    const isRead = ({ method }: Request) => method === 'GET'
    const fetch = longAgo((request) => (isRead(request) ? service(request) : refusal(request)))
    const { user } = await showSection('auth', await createOldHand(fetch))
    await user.click(await button(name))
    await user.type((await dialog(question)).getByLabelText('Password'), `${password}{Enter}`)
    if (path === '/contact-channels') {
      await user.type(await screen.findByLabelText('Email'), `${newEmail()}{Enter}`)
    }
    expect(await screen.findByText(/requires a recent sign-in/)).toBeVisible()
    await user.click(await button('Turn on Two-factor authentication'))
    await dialog(question)
  })

  it('is required to set the first password', async () => {
    const { app } = createApp({ fetch: longAgo() })
    const email = newEmail()
    const sent = await app.sendMagicLinkEmail(email)
    if (sent.status === 'error') throw sent.error
    const code = (await findTypedCode(email)) + sent.data.nonce
    expect((await app.signInWithMagicLink(code, { noRedirect: true })).status).toBe('ok')
    const { user } = await showSection('auth', { app })
    await user.click(await button('Add Password'))
    const inside = await dialog(question)
    // Only the methods that the account has.
    expect(inside.queryByLabelText('Password')).not.toBeInTheDocument()
    await user.click(inside.getByRole('button', { name: 'Email me a code' }))
    const newest = await findNextCode(email, code)
    await user.type(await inside.findByLabelText('Code'), newest)
    expect(await screen.findByLabelText('New password')).toBeVisible()
  })

  it('that is canceled changes nothing', async () => {
    const person = await createOldHand()
    const { user } = await showSection('auth', person)
    await user.click(await button('Add email address'))
    await user.click((await dialog(question)).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(await button('Add email address')).toBeVisible()
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
  })
})

describe('no re-authentication is required', () => {
  it('before changing the password, which requires the old one', async () => {
    const { user } = await showSection('auth', await createOldHand())
    await user.click(await button('Change Password'))
    await waitFor(async () =>
      expect(await screen.findByLabelText('Current password')).toHaveFocus(),
    )
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('before changing the name', async () => {
    const { user } = await showSection('profile', await createOldHand())
    await user.click(await button('Change Name'))
    expect(await button('Save')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})
