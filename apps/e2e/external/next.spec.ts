import { createTestUser, submitSignUp } from '../fixtures/account'
import { watchForFaults } from '../fixtures/guard'
import { findFreePort } from '../fixtures/programs/free-port'
import { expect, test } from './test'

const project = 'next'
test('the recipe for Next.js signs a user up, and knows them on the server', async ({
  page,
  context,
  external,
  start,
}) => {
  const folder = external.open(project)
  await external.init(project)
  const env = {
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  }
  const next = 'node_modules/next/dist/bin/next'
  const output = await external.run(project, process.execPath, [next, 'build'], env)
  expect(output).not.toMatch(/warn|error/i)
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  await start({ cwd: folder, args: [next, 'start', '-p', String(port)], env, readyUrl: url })

  const faults = watchForFaults(context)
  await page.goto(`${url}/dashboard`)
  await page.getByRole('link', { name: 'Sign up' }).click()
  const testUser = createTestUser()
  await submitSignUp(page, testUser)
  await expect(page).toHaveURL(`${url}/dashboard`)
  await expect(page.getByRole('heading', { name: `Hello ${testUser.email}` })).toBeVisible()
  await page.getByLabel('Name').fill('Ada Lovelace')
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('heading', { name: 'Hello Ada Lovelace' })).toBeVisible()
  const post = () => fetch('/api/me', { method: 'POST' }).then(({ status }) => status)
  expect(await page.evaluate(post)).toBe(200)
  await page.goto(`${url}/handler/account-settings`)
  await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible()
  expect(faults).toEqual([])

  const visitor = await fetch(`${url}/dashboard`, { redirect: 'manual' })
  expect([visitor.status, visitor.headers.get('location')]).toEqual([
    307,
    `/handler/sign-in?after_auth_return_to=%2Fdashboard`,
  ])
  const forged = await fetch(`${url}/api/me`, {
    method: 'POST',
    headers: {
      origin: 'https://evil.example',
      cookie: (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; '),
    },
  })
  expect(forged.status).toBe(401)
})
