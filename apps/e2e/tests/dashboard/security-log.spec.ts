import { listViolations } from '../../fixtures/axe'
import { createKeys, expect, openArea, send, test } from '../../fixtures/dashboard'
import { eventsOf } from '../../fixtures/security-log'

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
  const events = eventsOf(page)
  await expect(events.first()).toContainText('Signed in')
  await expect(events).toHaveCount(50)
  await expect(events.first().getByRole('link', { name: account.email })).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(events.last()).toContainText('API keys created')
  await expect(events.last()).toContainText(/\S+@\S+Owner · /)
  await events.first().getByRole('button', { name: 'Details of “Sign-in failed”' }).click()
  await expect(page.getByRole('definition')).toContainText([/Z$/, 'sign_in.failed', id])
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
  await expect(page.getByRole('status').filter({ hasText: 'Several users match' })).toBeVisible()
  await expect(userField).toHaveAttribute('aria-invalid', 'false')
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

test('events of long names and addresses are short rows on a phone', async ({
  page,
  openProject,
}) => {
  await openProject('Lighthouse')
  const keys = await createKeys(page)
  const user = {
    display_name: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff Senior of Philadelphia',
    primary_email: 'hubert.blaine.wolfeschlegelsteinhausenbergerdorff@long.mail.example.com',
    primary_email_auth_enabled: true,
    password: 'correct horse battery',
  }
  await send(keys, '/users', user)
  const { primary_email: email, password } = user
  await send(keys, '/auth/password/sign-in', { email, password })
  await send(keys, '/auth/password/sign-in', { email, password: 'incorrect' })

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'API keys' }).click()
  await openArea(page, 'Security log')
  const events = eventsOf(page)
  await expect(events.first()).toContainText('Sign-in failed')
  const heights = await events.evaluateAll((rows) => rows.map((row) => row.clientHeight))
  expect(Math.max(...heights)).toBeLessThan(130)
  // The actor is below the user, at the same edge.
  const starts = await events
    .first()
    .locator('.log-user > :first-child, .log-actor > :first-child')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left))
  expect(starts).toHaveLength(2)
  expect(starts[1]).toBe(starts[0])

  await events.first().getByRole('button', { name: 'Details of “Sign-in failed”' }).click()
  const details = page.getByRole('definition')
  await expect(details.filter({ hasText: user.display_name })).toBeVisible()
  await expect(details.filter({ hasText: email })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 740 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  // The rounded corners of the list would cut off what does not fit.
  const cut = await events.first().evaluate((row) => {
    const end = row.getBoundingClientRect().right
    const texts = [...row.querySelectorAll('.name, time')]
    return texts.filter((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getBoundingClientRect().right > end
    }).length
  })
  expect(cut).toBe(0)
})

test('one of several matching users is chosen with the keyboard', async ({ page, openProject }) => {
  await openProject('Ferry')
  const keys = await createKeys(page)
  const users = []
  for (const name of ['first', 'second']) {
    const body = { display_name: 'Sam Smith', primary_email: `${name}@smith.example.com` }
    users.push(await (await send(keys, '/users', body)).json())
  }
  await openArea(page, 'Security log')
  const field = page.getByLabel('User', { exact: true })
  await field.fill('Sam Smith')
  await field.press('Enter')
  const choices = page.getByRole('button', { name: 'Choose Sam Smith' })
  await expect(choices).toHaveCount(2)
  await expect(choices.last()).toHaveAccessibleDescription(
    new RegExp(`^first@smith\\.example\\.com Signed up .* ${users[0].id}$`),
  )
  await field.press('ArrowDown')
  await expect(choices.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(choices).toHaveCount(0)
  await expect(field).toBeFocused()
  await field.press('Enter')
  await expect(choices).toHaveCount(2)
  await field.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`user=${users[0].id}`))
  await expect(field).toBeFocused()
})
