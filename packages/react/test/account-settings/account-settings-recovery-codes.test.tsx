import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toTotpCode } from '../../src/account-settings/sign-in/totp'
import { longAgo, unreachable } from '../faults'
import {
  createApp,
  createSignedInApp,
  expectAccessible,
  type Fetch,
  password,
  service,
} from '../harness'
import { createUserWithRecoveryCodes, secure, spend } from '../second-factor'
import { findSetting, openSection, showSection } from './account-settings'

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('alertdialog'))
const title = () => screen.findByRole('heading', { name: 'Save your recovery codes' })
const shownCodes = () =>
  screen.getAllByText(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/).map((code) => code.textContent)

/** A service without the endpoints for recovery codes. */
const withoutRecoveryCodes: Fetch = async (request) =>
  request.url.endsWith('/recovery-codes')
    ? new Response('Not found', { status: 404 })
    : service(request)

/** Turns on two-factor authentication in the settings. */
async function turnOn(fetch = service) {
  const opened = await openSection('auth', { fetch })
  await opened.user.click(await button('Turn on Two-factor authentication'))
  const field = await screen.findByLabelText('Authentication code')
  const key = screen.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent ?? ''
  const code = await toTotpCode(fromBase32(key.replaceAll(' ', '')), Date.now())
  await opened.user.type(field, code)
  expect(await screen.findByText('Two-factor authentication is on.')).toBeVisible()
  return opened
}

/** Opens the settings of a user who has used some of their ten codes. */
async function openWith({ used }: { used: number }) {
  const person = await createUserWithRecoveryCodes()
  for (const code of person.codes.slice(0, used)) await spend(person.email, code)
  return { ...person, ...(await showSection('auth', person)) }
}

afterEach(() => vi.unstubAllGlobals())

describe('recovery codes', () => {
  it('are shown once when two-factor authentication is turned on, and sign in', async () => {
    const { user, email } = await turnOn()
    await waitFor(async () => expect(await title()).toHaveFocus())
    const codes = shownCodes()
    expect(new Set(codes).size).toBe(10)
    await expectAccessible()

    await user.click(await button('I’ve saved them'))
    expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument()
    const row = await findSetting('Recovery codes')
    expect(row.getByText(/^10 of 10 left, created .*20\d\d.$/)).toBeVisible()
    const section = screen.getByRole('heading', { name: 'Sign-in & security' })
    await waitFor(() => expect(section).toHaveFocus())
    await expectAccessible()
    await spend(email, codes[0] ?? '')
  })

  it('are copied, which is announced', async () => {
    const { user } = await turnOn()
    await title()
    await user.click(await button('Copy'))
    expect(await navigator.clipboard.readText()).toBe(shownCodes().join('\n'))
    expect(await button('Copied')).toBeVisible()
    expect(screen.getByText('Copied', { selector: '[role=status]' })).toBeInTheDocument()
  })

  it('are selected if the browser does not allow copying', async () => {
    const { user } = await turnOn()
    await title()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('denied'))
    await user.click(await button('Copy'))
    await waitFor(() => expect(getSelection()?.toString()).toContain(shownCodes()[0]))
    expect(await button('Copy')).toBeVisible()
  })

  it('are downloaded as a text file that names the account', async () => {
    const { user, email } = await turnOn()
    await title()
    const files: Blob[] = []
    const names: string[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, {
        createObjectURL(file: Blob) {
          files.push(file)
          return 'blob:codes'
        },
        revokeObjectURL() {},
      }),
    )
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    await user.click(await button('Download'))
    click.mockRestore()
    expect(names).toEqual(['recovery-codes.txt'])
    const text = await readText(files[0])
    expect(text).toContain(email)
    expect(text.trimEnd().split('\n').slice(-10)).toEqual(shownCodes())
  })

  it('are replaced after a confirmation, and the old ones stop working', async () => {
    const { user, email, codes } = await openWith({ used: 3 })
    const row = await findSetting('Recovery codes')
    expect(row.getByText(/^7 of 10 left/)).toBeVisible()
    expect(row.queryByRole('alert')).not.toBeInTheDocument()

    await user.click(await button('Create new codes'))
    expect(
      (await dialog()).getByText('Your current codes will stop working immediately.'),
    ).toBeVisible()
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByText('Save your recovery codes')).not.toBeInTheDocument()

    await user.click(await button('Create new codes'))
    await user.click((await dialog()).getByRole('button', { name: 'Create new codes' }))
    await waitFor(async () => expect(await title()).toHaveFocus())
    expect(shownCodes()).toHaveLength(10)
    expect(row.getByText(/^10 of 10 left/)).toBeVisible()
    await expect(spend(email, codes[9] ?? '')).rejects.toMatchObject({
      errorCode: 'INVALID_RECOVERY_CODE',
    })
    await spend(email, shownCodes()[0] ?? '')
  })

  it('warn when two are left', async () => {
    await openWith({ used: 8 })
    const row = await findSetting('Recovery codes')
    expect(row.getByText(/^2 of 10 left/)).toBeVisible()
    expect(row.getByText(/^Create new codes now/)).toBeVisible()
    await expectAccessible()
  })

  it('are offered to users who turned on two-factor authentication without them', async () => {
    const signedIn = await createSignedInApp()
    await secure(signedIn.app)
    const { user } = await showSection('auth', signedIn)
    const row = await findSetting('Recovery codes')
    expect(row.getByText(/^None yet/)).toBeVisible()
    await user.click(await button('Create codes'))
    await title()
    expect(shownCodes()).toHaveLength(10)
  })

  it('are created after re-authentication', async () => {
    const signedIn = await createSignedInApp({ fetch: longAgo() })
    const { right } = await secure(signedIn.app)
    const { user } = await showSection('auth', signedIn)
    await user.click(await button('Create codes'))
    const question = await dialog()
    await user.type(question.getByLabelText('Password'), `${password}{Enter}`)
    await user.type(await question.findByLabelText('Code'), right)
    await title()
    expect(shownCodes()).toHaveLength(10)
  })

  it('can re-authenticate the user, and are then used up', async () => {
    const person = await createUserWithRecoveryCodes()
    const { app } = createApp({ fetch: longAgo(), tokenStore: await tokensOf(person.app) })
    const { user } = await showSection('auth', { app })
    const row = await findSetting('Recovery codes')
    await user.click(await button('Create new codes'))
    const question = await dialog()
    await user.type(question.getByLabelText('Password'), `${password}{Enter}`)
    await user.click(await question.findByRole('button', { name: 'Use a recovery code' }))
    await waitFor(() => expect(question.getByLabelText('Recovery code')).toHaveFocus())
    await expectAccessible()
    await user.type(question.getByLabelText('Recovery code'), `${person.codes[0]}{Enter}`)
    expect(await screen.findByText('Create new recovery codes?')).toBeVisible()
    await waitFor(() => expect(row.getByText(/^9 of 10 left/)).toBeVisible())
  })

  it('show an error in place if they cannot be created', async () => {
    const signedIn = await createSignedInApp({
      fetch: (request) =>
        request.method === 'POST' && request.url.endsWith('/recovery-codes')
          ? unreachable()
          : service(request),
    })
    await secure(signedIn.app)
    const { user } = await showSection('auth', signedIn)
    await user.click(await button('Create codes'))
    expect(await screen.findByText('We can’t reach the server')).toBeVisible()
  })

  it('are offered later if they could not be created with two-factor authentication', async () => {
    await turnOn((request) =>
      request.method === 'POST' && request.url.endsWith('/recovery-codes')
        ? unreachable()
        : service(request),
    )
    const row = await findSetting('Recovery codes')
    expect(row.getByText(/^None yet/)).toBeVisible()
  })

  it('are deleted when two-factor authentication is turned off', async () => {
    const { user } = await openWith({ used: 0 })
    await user.click(await button('Turn off Two-factor authentication'))
    await user.click((await dialog()).getByRole('button', { name: 'Turn off' }))
    expect(await screen.findByText('Two-factor authentication is off.')).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Recovery codes' })).not.toBeInTheDocument()
  })

  it('are hidden if the service does not support them', async () => {
    await turnOn(withoutRecoveryCodes)
    expect(screen.queryByText('Save your recovery codes')).not.toBeInTheDocument()
    expect(screen.queryByRole('group', { name: 'Recovery codes' })).not.toBeInTheDocument()
  })
})

async function tokensOf(app: Awaited<ReturnType<typeof createSignedInApp>>['app']) {
  const user = await app.getUser({ or: 'throw' })
  const { accessToken, refreshToken } = await user.getAuthJson()
  return { accessToken: accessToken ?? '', refreshToken: refreshToken ?? '' }
}

/** The Blob of jsdom has no `text`. */
function readText(file: Blob | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!file) return reject(new Error('There is no file.'))
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(file)
  })
}

function fromBase32(text: string) {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return new Uint8Array((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
