import type { Browser, BrowserContext, Cookie, Page } from '@playwright/test'
import { createTestUser, submitSignUp, type TestUser } from '../../fixtures/account'
import { watchForFaults } from '../../fixtures/guard'
import { findCodeLink, Mailbox } from '../../fixtures/mailbox'
import { withVerifiedEmailRequired } from '../../fixtures/project'
import { expectTooManyAttempts, submitSignIn } from '../sign-in-form'
import { expectSignOutInAnotherTab } from '../sign-out'
import { type External, expect, test } from '../test'
import { expectGermanEmail, expectVisitor, forwardedFor, locale, signUpAt } from '../users'
import { watchConsole } from '../watch-console'
import {
  complaint,
  expectLint,
  initNext,
  pasteHttpOnlyPage,
  pasteUserInFirstHtml,
  removeProviders,
  serve,
  serveBuild,
} from './next-app'

const versions = [
  { project: 'next', name: 'Next.js 16', gate: 'proxy.ts', tag: [] },
  { project: 'next-15', name: 'Next.js 15', gate: 'middleware.ts', tag: ['@long'] },
]

for (const { project, name, gate, tag } of versions) {
  test(`the recipe for ${name} signs a user up, and recognizes them on the server`, {
    tag,
  }, async ({ page, context, browser, external, start }) => {
    const cwd = external.open(project)
    const paths = await initNext(project, external)
    expect(paths.filter((path) => /proxy|middleware/.test(path))).toEqual([gate])
    await pasteHttpOnlyPage(cwd)
    const { program, url } = await serveBuild(project, { external, start })

    const faults = watchForFaults(context)
    const testUser = await signUpOnDashboard(page, url)
    await page.getByLabel('Name').fill('Ada Lovelace')
    await page.getByRole('button', { name: 'Rename' }).click()
    await expect(page.getByRole('heading', { name: 'Hello Ada Lovelace' })).toBeVisible()
    const post = () => fetch('/api/me', { method: 'POST' }).then(({ status }) => status)
    expect(await page.evaluate(post)).toBe(200)
    await page.goto(`${url}/handler/account-settings`)
    await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible()
    expect(faults).toEqual([])

    await expectGuards(url, { context, external, email: testUser.email })
    await expectSignOutInAnotherTab(page, { url })
    const otherContext = await browser.newContext({ extraHTTPHeaders: forwardedFor, locale })
    const otherFaults = watchForFaults(otherContext)
    const otherPage = await otherContext.newPage()
    await expectHttpOnlySession(otherPage, url, testUser)
    await expectVisitor(external, testUser.email)
    await expectGermanEmail(external, testUser.email)
    await signOut(otherPage)
    await expectTooManyAttempts(otherPage)
    expect(otherFaults).toEqual([])
    expect(program.output).not.toMatch(complaint)

    const exposed = await serve(cwd, { start, mode: 'start', more: { BEHIND_PROXY: '' } })
    await expectHttpOnlySession(otherPage, exposed.url, testUser)
    await expectVisitor(external, testUser.email, '127.0.0.1')
    expect(exposed.program.output).not.toMatch(complaint)
    await otherContext.close()
  })

  test(`the recipe for ${name} renders the user in the first HTML`, { tag: '@long' }, async ({
    page,
    context,
    browser,
    external,
    start,
  }) => {
    const copy = `${project}-user`
    await initNext(copy, external)
    await pasteUserInFirstHtml(external.open(copy))
    const { program, url } = await serveBuild(copy, { external, start })
    const faults = watchForFaults(context)
    const { email } = await signUpOnDashboard(page, url)

    await expectWithoutScripts(browser, url, { email, cookies: await context.cookies() })
    const messages = watchConsole(context)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(url, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { name: `Hello ${email}` })).toBeVisible()
    expect(requests.filter((request) => request.startsWith(external.serviceUrl))).toEqual([])
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
    expect([...messages, ...faults]).toEqual([])
    expect(program.output).not.toMatch(complaint)
  })

  test(`the recipe for ${name} with HttpOnly tokens needs no provider`, { tag: '@long' }, async ({
    page,
    context,
    external,
    start,
  }) => {
    const copy = `${project}-http-only`
    await initNext(copy, external)
    await pasteHttpOnlyPage(external.open(copy))
    await removeProviders(external.open(copy), gate)
    const { program, url } = await serveBuild(copy, { external, start })
    const faults = watchForFaults(context)
    const messages = watchConsole(context)
    await expectHttpOnlySession(page, url, await signUpAt(external.serviceUrl, 'Ada Lovelace'))
    await signOut(page)
    await page.goto(`${url}/dashboard`)
    await expect(page).toHaveURL(`${url}/sign-in?after_auth_return_to=%2Fdashboard`)
    expect([...messages, ...faults]).toEqual([])
    expect(program.output).not.toMatch(complaint)
  })

  for (const copy of [project, `${project}-user`]) {
    test(`the recipe logs no warnings in development, in ${copy}`, { tag: '@long' }, async ({
      page,
      context,
      browser,
      external,
      start,
    }) => {
      const cwd = external.open(copy)
      await initNext(copy, external)
      // Readers can choose either, but not both.
      const isHttpOnly = copy === project
      await (isHttpOnly ? pasteHttpOnlyPage(cwd) : pasteUserInFirstHtml(cwd))
      // create-next-app 15 does not add ESLint.
      if (gate === 'proxy.ts') await expectLint(copy, external)
      const { program, url } = await serve(cwd, { start, mode: 'dev' })
      const messages = watchConsole(context)
      const { email } = await signUpOnDashboard(page, url)
      await page.goto(url)
      await expect(page.getByRole('heading', { name: `Hello ${email}` })).toBeVisible()
      await page.goto(`${url}/handler/account-settings`)
      await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible()
      if (isHttpOnly) {
        const otherContext = await browser.newContext()
        const otherMessages = watchConsole(otherContext)
        const testUser = await signUpAt(external.serviceUrl, 'Ada Lovelace')
        await expectHttpOnlySession(await otherContext.newPage(), url, testUser)
        expect(otherMessages).toEqual([])
        await otherContext.close()
      }
      expect(messages).toEqual([])
      expect(program.output).not.toMatch(complaint)
    })
  }
}

/** Expects that the first HTML greets the user, before any script runs. */
async function expectWithoutScripts(
  browser: Browser,
  url: string,
  { email, cookies }: { email: string; cookies: Cookie[] },
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(url)
  await expect(page.getByRole('heading', { name: `Hello ${email}` })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
  await context.close()
}

async function signUpOnDashboard(page: Page, url: string): Promise<TestUser> {
  await page.goto(`${url}/dashboard`)
  await page.getByRole('link', { name: 'Sign up' }).click()
  const testUser = createTestUser()
  await submitSignUp(page, testUser)
  await expect(page).toHaveURL(`${url}/dashboard`)
  await expect(page.getByRole('heading', { name: `Hello ${testUser.email}` })).toBeVisible()
  return testUser
}

/**
 * Expects that visitors are redirected, that cookies are ignored in requests from another site, and
 * that users without a verified address are refused if the project requires one.
 */
async function expectGuards(
  url: string,
  { context, external, email }: { context: BrowserContext; external: External; email: string },
): Promise<void> {
  const visitor = await fetch(`${url}/dashboard`, { redirect: 'manual' })
  expect([visitor.status, visitor.headers.get('location')]).toEqual([
    307,
    `/handler/sign-in?after_auth_return_to=%2Fdashboard`,
  ])
  const cookie = await toCookieHeader(context)
  const postFrom = async (origin: string) => {
    const response = await fetch(`${url}/api/me`, { method: 'POST', headers: { origin, cookie } })
    return response.status
  }
  expect(await postFrom('https://evil.example')).toBe(401)
  expect(await postFrom(url)).toBe(200)
  await withVerifiedEmailRequired(external.serviceUrl, async () => {
    expect(await postFrom(url)).toBe(403)
    const page = await context.newPage()
    await page.goto(`${url}/dashboard`)
    await expect(page.getByText(/open the link that we sent to/)).toBeVisible()
    // Also once the access token, which the gate reads, has expired.
    await context.clearCookies({ name: 'stack-access' })
    await page.goto(`${url}/dashboard`)
    await expect(page.getByText(/open the link that we sent to/)).toBeVisible()
    const { links } = await new Mailbox(external.serviceUrl).waitForEmail(email, /Verify/)
    await page.goto(findCodeLink(links))
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible()
    await page.goto(`${url}/dashboard`)
    await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
    await page.close()
  })
}

async function expectHttpOnlySession(page: Page, url: string, testUser: TestUser): Promise<void> {
  await page.goto(`${url}/account`)
  await submitSignIn(page, { ...testUser, password: 'not the password' })
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText('password')
  await submitSignIn(page, testUser)
  await expect(page).toHaveURL(`${url}/account`)
  const greeting = page.getByRole('heading', { name: 'Hello Ada Lovelace' })
  await expect(greeting).toBeVisible()
  const cookies = await page.context().cookies()
  expect(cookies.filter(({ name }) => name.startsWith('stack-'))).toEqual([
    expect.objectContaining({ httpOnly: true }),
    expect.objectContaining({ httpOnly: true }),
  ])
  expect(await page.evaluate(() => document.cookie)).toBe('')
  await signOut(page)

  await page.goto(`${url}/sign-in?after_auth_return_to=https%3A%2F%2Fevil.example`)
  await submitSignIn(page, testUser)
  await expect(page).toHaveURL(`${url}/account`)
  await expect(greeting).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
}

async function toCookieHeader(context: BrowserContext): Promise<string> {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
}
