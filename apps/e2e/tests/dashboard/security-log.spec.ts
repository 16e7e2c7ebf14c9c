import { listViolations } from '../../fixtures/axe'
import { createKeys, expect, openArea, send, test } from '../../fixtures/dashboard'

test('an owner finds the events of a user in the security log', async ({ page, openProject }) => {
  await openProject('Harbor')
  await openArea(page, 'Security log')
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible()
  await openArea(page, 'API keys')
  const keys = await createKeys(page)
  const account = { email: 'ada@example.com', password: 'correct horse battery' }
  const user = {
    primary_email: account.email,
    primary_email_auth_enabled: true,
    password: account.password,
  }
  const { id } = await (await send(keys, '/users', user)).json()
  const signIns = Array.from({ length: 50 }, () =>
    send(keys, '/auth/password/sign-in', { ...account, password: 'incorrect' }),
  )
  await Promise.all(signIns)
  expect((await send(keys, '/auth/password/sign-in', account)).status).toBe(200)

  await openArea(page, 'Security log')
  const events = page.getByRole('list', { name: 'Events, newest first' }).getByRole('listitem')
  await expect(events.first()).toContainText('Signed in')
  await expect(events).toHaveCount(50)
  await expect(events.first().getByRole('link', { name: account.email })).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(events.last()).toContainText('API keys created')
  await expect(events.last()).toContainText(/By the owner \S+@\S+/)
  await events.first().getByRole('button', { name: 'Details of “Sign-in failed”' }).click()
  await expect(events.first().getByRole('definition')).toContainText(['sign_in.failed', /Z$/, id])
  expect(await listViolations(page)).toEqual([])
  await page.reload()
  await page.getByRole('link', { name: 'Previous page' }).click()
  await expect(events).toHaveCount(50)
  await expect(page.getByRole('link', { name: /^(First|Previous) page$/ })).toHaveCount(0)

  await page.getByLabel('Event', { exact: true }).selectOption('Signed in')
  await expect(events).toHaveCount(1)
  const userField = page.getByLabel('User', { exact: true })
  await userField.fill('Grace')
  await userField.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'No user matches “Grace”' })).toBeVisible()
  await expect(userField).toHaveAttribute('aria-invalid', 'true')
  await expect(userField).toHaveAccessibleDescription(/^No user matches “Grace”/)
  await userField.fill('ada@')
  await userField.press('Enter')
  await expect(page).toHaveURL(new RegExp(`user=${id}`))
  await expect(userField).toHaveValue('ada@')
  await page.reload()
  await expect(page.getByLabel('Event', { exact: true })).toHaveValue('session.created')
  await expect(userField).toHaveValue(id)
  await expect(events).toHaveCount(1)
  await page.getByLabel('Event', { exact: true }).selectOption('User banned')
  await expect(page.getByRole('heading', { name: 'No event matches' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear' }).click()
  await expect(events).toHaveCount(50)
  await expect(userField).toHaveValue('')

  const yesterday = await page.evaluate(() => {
    const now = new Date()
    const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - 1))
    return day.toISOString().slice(0, 10)
  })
  await page.getByLabel('To', { exact: true }).fill(yesterday)
  await expect(page.getByRole('heading', { name: 'No event matches' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all events' }).click()
  await page.getByLabel('From', { exact: true }).fill(yesterday)
  await expect(page).toHaveURL(new RegExp(`from=${yesterday}$`))
  await expect(events).toHaveCount(50)

  const requests = '**/security-events?*'
  const headers = { 'access-control-allow-origin': '*' }
  await page.route(requests, (route) => route.fulfill({ status: 403, headers }))
  await page.getByLabel('Event', { exact: true }).selectOption('Signed in')
  await expect(
    page.getByRole('alert').filter({ hasText: 'We can’t load the events' }),
  ).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.unroute(requests)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(events).toHaveCount(1)
  await page.getByLabel('Event', { exact: true }).selectOption('All events')
  await expect(events).toHaveCount(50)

  // Older users, whose addresses contain the one that is searched.
  const others = Array.from({ length: 24 }, (_, index) => `other-${index}-${account.email}`)
  await Promise.all(others.map((primary_email) => send(keys, '/users', { primary_email })))
  const newest = await (await send(keys, '/users', { primary_email: 'a@example.com' })).json()
  await userField.fill('ada@')
  await userField.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Several users match' })).toBeVisible()
  const matches = page.getByRole('list', { name: 'Matching users' }).getByRole('listitem')
  await expect(matches).toHaveCount(5)
  expect(await listViolations(page)).toEqual([])
  const address = (await matches.first().locator('.name').textContent()) ?? ''
  await page.getByRole('button', { name: `Choose ${address}`, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No event matches' })).toBeVisible()
  await expect(userField).toBeFocused()
  await expect(userField).toHaveValue(address)
  await expect(matches).toHaveCount(0)
  await userField.fill('a@example.com')
  await userField.press('Enter')
  await expect(page).toHaveURL(new RegExp(`user=${newest.id}`))
})
