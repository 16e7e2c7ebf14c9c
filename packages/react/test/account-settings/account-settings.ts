import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { afterEach, expect } from 'vitest'
import { AccountSettings, type AccountSettingsProps } from '../../src/index'
import { createSignedInApp, type Fetch, service, show } from '../harness'

const address = '/handler/account-settings'

afterEach(() => window.history.replaceState(null, '', '/'))

/** Props of the account settings, and the language of the page. */
type SectionOptions = AccountSettingsProps & { lang?: string }

/** Opens a section of the account settings for a new user, by its URL. */
export async function openSection(
  hash: string,
  { fetch = service, ...props }: SectionOptions & { fetch?: Fetch } = {},
) {
  const signedIn = await createSignedInApp({ fetch })
  return { ...signedIn, ...(await showSection(hash, signedIn, props)) }
}

/** The same for a user who is already signed in. */
export async function showSection(
  hash: string,
  { app }: Pick<Awaited<ReturnType<typeof createSignedInApp>>, 'app'>,
  { lang, ...props }: SectionOptions = {},
) {
  window.history.replaceState(null, '', `${address}#${hash}`)
  await show(createElement(AccountSettings, { fullPage: true, ...props }), { app, lang })
  await screen.findByRole('navigation')
  await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument())
  return { user: userEvent.setup({ delay: null }) }
}

/** Queries within the row of a setting. */
export async function findSetting(label: string | RegExp) {
  const group = await screen.findByRole('group', { name: label })
  return { group, ...within(group) }
}
