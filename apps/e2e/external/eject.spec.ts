import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestUser, submitSignIn, submitSignUp } from '../fixtures/account'
import { watchForFaults } from '../fixtures/guard'
import { expect, test } from './test'

const command = 'node_modules/.bin/app-react'

/** Returns the source of an app with ejected sign-in and sign-up pages and a section of the account settings. */
function writeApp(serviceUrl: string): string {
  return `import '@app/react/styles.css'
import { ClientApp } from '@app/core'
import { AppProvider, Handler, UserButton, useUser } from '@app/react'
import { SectionFrame } from '@app/react/parts'
import { Suspense } from 'react'
import { ProfileSectionContent } from './auth/account-settings/profile/profile'
import { TeamCreationContent } from './auth/account-settings/team-creation/team-creation'
import { SignInPage } from './auth/sign-in/sign-in'
import { SignUpPage } from './welcome/sign-up'

const app = new ClientApp({
  baseUrl: '${serviceUrl}',
  projectId: '00000000-0000-4000-8000-00000000de30',
  publishableClientKey: 'pck_dem000000000000000000000000000000000000000000',
  tokenStore: 'cookie',
  urls: { signIn: '/sign-in', signUp: '/welcome' },
})

function Home() {
  const user = useUser({ or: 'redirect' })
  return <h1>Hello, {user.primaryEmail}</h1>
}

const profile = { id: 'profile', title: 'You', content: <ProfileSectionContent /> }

function Content() {
  const { pathname } = window.location
  if (pathname.startsWith('/handler/')) {
    return <Handler componentProps={{ AccountSettings: { extraItems: [profile] } }} />
  }
  if (pathname === '/team') return <SectionFrame><TeamCreationContent /></SectionFrame>
  if (pathname === '/sign-in') return <SignInPage fullPage automaticRedirect />
  if (pathname === '/welcome') return <SignUpPage fullPage automaticRedirect />
  return <Home />
}

export default function App() {
  return (
    <AppProvider app={app} lang={navigator.language}>
      <UserButton />
      <Suspense>
        <Content />
      </Suspense>
    </AppProvider>
  )
}
`
}

/** Changes a label of an ejected section. */
async function changeProfile(file: string): Promise<void> {
  const source = await readFile(file, 'utf8')
  await writeFile(file, source.replace("label={t('profile.name')}", 'label="Name on the door"'))
}

test('every ejected page and section compiles in an app and works', async ({
  page,
  context,
  browser,
  external,
  servePage,
}) => {
  // Ejects and compiles a dozen pages.
  test.slow()
  const folder = external.open('ejected')
  const pages = (await external.run('ejected', command, ['eject', '--list'])).trim().split('\n')
  expect(pages).toEqual(expect.arrayContaining(['account-settings', 'account-settings/auth']))
  for (const name of pages) await external.run('ejected', command, ['eject', name])
  await external.run('ejected', command, ['eject', 'sign-up', '--out', 'src/welcome'])
  await changeProfile(join(folder, 'src/auth/account-settings/profile/profile.tsx'))
  await writeFile(join(folder, 'src/app.tsx'), writeApp(external.serviceUrl))
  const url = await servePage('ejected', 'typescript')

  const faults = watchForFaults(context)
  const testUser = createTestUser()
  await page.goto(url)
  await expect(page).toHaveURL(/\/sign-in\?after_auth_return_to=/)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/welcome\?/)
  await submitSignUp(page, testUser)
  await expect(page.getByRole('heading', { name: `Hello, ${testUser.email}` })).toBeVisible()

  await page.goto(`${url}/handler/account-settings`)
  await page.getByRole('button', { name: 'Change Name on the door' }).click()
  await page.getByRole('textbox', { name: 'Name on the door' }).fill('Ada')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto(`${url}/team`)
  await page.getByLabel('Team name').fill('Engines')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Engines', exact: true })).toBeVisible()

  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: /^Sign in to/ })).toBeVisible()
  await submitSignIn(page, { ...testUser, password: 'not the password' })
  await expect(page.getByText('Incorrect email or password.')).toBeVisible()
  await submitSignIn(page, testUser)
  await expect(page.getByRole('heading', { name: `Hello, ${testUser.email}` })).toBeVisible()
  expect(faults).toEqual([])

  // Ejected pages are localized.
  const german = await browser.newPage({ locale: 'de-DE' })
  await german.goto(`${url}/sign-in`)
  await expect(german.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible()
  await german.close()
})
