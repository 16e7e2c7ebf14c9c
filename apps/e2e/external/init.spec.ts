import type { Page } from '@playwright/test'
import { createTestUser, submitSignUp, type TestUser } from '../fixtures/account'
import { watchForFaults } from '../fixtures/guard'
import { findFreePort } from '../fixtures/programs/free-port'
import { withVerifiedEmailRequired } from '../fixtures/project'
import { expectEmailLinks, expectLinkSentAgain } from './email-links'
import { expectTooManyAttempts } from './sign-in-form'
import { expectSignOutInAnotherTab } from './sign-out'
import { type External, expect, test } from './test'
import { expectVisitor, forwardedFor, locale } from './users'

const vite = 'node_modules/vite/bin/vite.js'

/** Apps as their framework creates them, with the lines that `init` asks to add to existing files. */
const apps = [
  { project: 'vite', path: '/', heading: () => 'The app', server: [vite, 'preview'] },
  {
    project: 'react-router',
    path: '/dashboard',
    heading: greet,
    expectMore: expectSignOutInAnotherTab,
    server: ['--env-file=.env', 'node_modules/@react-router/serve/bin.js', 'build/server/index.js'],
  },
  {
    project: 'tanstack-start',
    path: '/dashboard',
    heading: greet,
    expectMore: expectSignOutInAnotherTab,
    server: ['--env-file=.env', vite, 'preview'],
  },
  {
    project: 'sveltekit',
    path: '/dashboard',
    heading: greet,
    signUp: submitOwnForm,
    expectMore: expectOwnForms,
    server: ['build/index.js'],
    locale,
    // As behind a proxy.
    env: { ADDRESS_HEADER: 'x-forwarded-for' },
  },
]

function greet({ email }: TestUser): string {
  return `Hello ${email}`
}

/** Signs up on the page of the recipe for SvelteKit, which has no page of the SDK. */
async function submitOwnForm(page: Page, { email, password }: TestUser): Promise<void> {
  await page.setExtraHTTPHeaders(forwardedFor)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
}

async function expectOwnForms(
  page: Page,
  { external, ...visit }: { external: External; url: string; user: TestUser },
): Promise<void> {
  await expectVisitor(external, visit.user.email)
  const { serviceUrl } = external
  await withVerifiedEmailRequired(serviceUrl, () =>
    expectLinkSentAgain(page, { ...visit, serviceUrl }),
  )
  await expectEmailLinks(page, { ...visit, serviceUrl })
  await page.goto(`${visit.url}/handler/sign-in`)
  await expectTooManyAttempts(page)
}

async function submitPage(page: Page, user: TestUser): Promise<void> {
  await page.getByRole('link', { name: 'Sign up' }).click()
  await submitSignUp(page, user)
}

for (const { project, path, heading, server, signUp = submitPage, expectMore, ...own } of apps) {
  test.describe(() => {
    test.use({ locale: own.locale ?? 'en-US' })

    test(`init adds a page for signed-in users to an app with ${project}`, async ({
      page,
      context,
      external,
      start,
    }) => {
      const files = await external.init(project)
      expect(files.filter(({ action }) => action === 'edit')).toEqual([])
      const port = await findFreePort()
      const url = `http://localhost:${port}`
      const env = { NODE_ENV: 'production', PORT: String(port), ORIGIN: url, ...own.env }
      await external.run(project, 'pnpm', ['build'], env)
      // Vite does not read its port from a variable.
      const args = server.includes(vite) ? [...server, '--port', env.PORT] : server
      await start({ cwd: external.open(project), args, env, readyUrl: url })

      const faults = watchForFaults(context)
      await page.goto(url + path)
      await page.waitForURL(/\/handler\/sign-in/)
      const user = createTestUser()
      await signUp(page, user)
      await expect(page).toHaveURL(url + path)
      await expect(page.getByRole('heading', { name: heading(user) })).toBeVisible()
      await withVerifiedEmailRequired(external.serviceUrl, async () => {
        await page.goto(url + path)
        await expect(page.getByText(/open the link that we sent to/i)).toContainText(user.email)
        await expect(page.getByText(heading(user))).toBeHidden()
      })
      await page.goto(url + path)
      await expect(page.getByRole('heading', { name: heading(user) })).toBeVisible()
      await expectMore?.(page, { url, external, user })
      expect(faults).toEqual([])
    })
  })
}
