import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listViolations } from '../../fixtures/axe'
import { expect, openArea, test } from '../../fixtures/dashboard'

test('an owner adds a webhook endpoint, tries it, changes and deletes it', async ({
  page,
  openProject,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const server = createServer((_, response) => response.writeHead(204).end())
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}/webhooks`

  await openProject('Post')
  await openArea(page, 'Webhooks')
  await page.getByRole('link', { name: 'New endpoint' }).click()
  await page.getByLabel('URL').fill('ftp://example.com')
  await page.getByLabel('Only these types').check()
  await page.getByRole('button', { name: 'Create endpoint' }).click()
  await expect(page.locator('input:invalid')).toBeFocused()
  await page.getByLabel('URL').fill(url)
  await page.getByRole('button', { name: 'Create endpoint' }).click()
  await expect(page.getByText('Choose at least one type of events.')).toBeVisible()
  await page.getByLabel('user.created').check()
  await page.getByRole('button', { name: 'Create endpoint' }).click()
  await expect(page.getByText(/^whsec_/)).toBeVisible()
  await page.getByRole('link', { name: 'Open the endpoint' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Copy signing secret' }).click()
  await page.getByRole('link', { name: 'Open the endpoint' }).click()

  await page.getByRole('button', { name: 'Send test event' }).click()
  const delivery = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem').first()
  await expect(delivery).toContainText('webhook.test')
  await expect(delivery).toContainText('Delivered')
  await delivery.getByText('1 attempt').click()
  await expect(delivery.getByText('status 204')).toBeVisible()
  await delivery.getByRole('button', { name: 'Resend' }).click()
  await expect(delivery).toContainText('2 attempts')
  expect(await listViolations(page)).toEqual([])

  // Another owner adds a type of events to the endpoint that is open here.
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('team.created').check()
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Saved.')).toBeVisible()
  await page.getByLabel('user.deleted').check()
  // A click on a link does not lose the change.
  await page.getByRole('link', { name: 'Users' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByLabel('team.created')).toBeChecked()
  const isOn = page.getByRole('switch', { name: 'Send events' })
  await isOn.click()
  await expect(isOn).not.toBeChecked()
  await page.getByRole('button', { name: 'Replace secret' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace secret' }).click()
  await page.getByRole('button', { name: 'Copy signing secret' }).click()
  await page.getByRole('button', { name: 'Done' }).click()

  await openArea(page, 'Webhooks')
  await expect(page.getByText('user.created, user.deleted, team.created')).toBeVisible()
  await page.getByRole('link', { name: url }).click()
  await page.getByRole('button', { name: 'Delete endpoint' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete endpoint' }).click()
  await expect(page.getByRole('heading', { name: 'Send events to your server' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Endpoint not found' })).toBeVisible()
  server.close()
})
