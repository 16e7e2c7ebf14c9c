import type { BrowserContext, Page } from '@playwright/test'
import { createTestUser, submitSignUp, type TestUser } from '../fixtures/account'
import { watchForFaults } from '../fixtures/guard'
import { findFreePort } from '../fixtures/programs/free-port'
import { pasteRecipe } from './quick-start'
import { expect, test } from './test'

const next = 'node_modules/next/dist/bin/next'
// As on the reader's machine: where tests run on their own, Next.js warns of each build without a cache.
const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', CI: '' }

const versions = [
  { project: 'next', name: 'Next.js 16', gate: 'proxy.ts', tag: [] },
  { project: 'next-15', name: 'Next.js 15', gate: 'middleware.ts', tag: ['@long'] },
]

for (const { project, name, gate, tag } of versions) {
  test(`the recipe for ${name} signs a user up, and knows them on the server`, { tag }, async ({
    page,
    context,
    browser,
    external,
    start,
  }) => {
    const cwd = external.open(project)
    const files = await external.init(project)
    const gates = files.map(({ path }) => path).filter((path) => /proxy|middleware/.test(path))
    expect(gates).toEqual([gate])
    await pasteHttpOnlyPage(cwd)
    expect(await external.run(project, process.execPath, [next, 'build'], env)).not.toMatch(
      /warn|error|⚠/i,
    )
    const port = await findFreePort()
    const url = `http://localhost:${port}`
    await start({ cwd, args: [next, 'start', '-p', String(port)], env, readyUrl: url })

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

    await expectGuards(url, context)
    const otherContext = await browser.newContext()
    await expectHttpOnlySession(await otherContext.newPage(), url, testUser)
    await otherContext.close()
  })
}

/** Adds the page with HttpOnly tokens, which is a choice of the reader. */
async function pasteHttpOnlyPage(folder: string): Promise<void> {
  await pasteRecipe('lib/visitor.ts', folder)
  for (const name of ['actions.ts', 'sign-in-form.tsx', 'page.tsx']) {
    await pasteRecipe(`app/sign-in/${name}`, folder)
  }
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

/** Visitors are redirected, and cookies do not count for requests of another site. */
async function expectGuards(url: string, context: BrowserContext): Promise<void> {
  const visitor = await fetch(`${url}/dashboard`, { redirect: 'manual' })
  expect([visitor.status, visitor.headers.get('location')]).toEqual([
    307,
    `/handler/sign-in?after_auth_return_to=%2Fdashboard`,
  ])
  const forged = await fetch(`${url}/api/me`, {
    method: 'POST',
    headers: { origin: 'https://evil.example', cookie: await toCookieHeader(context) },
  })
  expect(forged.status).toBe(401)
}

async function expectHttpOnlySession(page: Page, url: string, testUser: TestUser): Promise<void> {
  await page.goto(`${url}/sign-in`)
  await page.getByLabel('Email').fill(testUser.email)
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText('password')
  await page.getByLabel('Email').fill(testUser.email)
  await page.getByLabel('Password').fill(testUser.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Hello Ada Lovelace' })).toBeVisible()
  const cookies = await page.context().cookies()
  expect(cookies.filter(({ name }) => name.startsWith('stack-'))).toEqual([
    expect.objectContaining({ httpOnly: true }),
    expect.objectContaining({ httpOnly: true }),
  ])
  expect(await page.evaluate(() => document.cookie)).toBe('')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
}

async function toCookieHeader(context: BrowserContext): Promise<string> {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
}
