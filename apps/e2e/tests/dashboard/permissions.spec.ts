import type { Locator } from '@playwright/test'
import { listViolations } from '../../fixtures/axe'
import { createKeys, expect, openArea, send, test } from '../../fixtures/dashboard'
import { listOverflows } from '../../fixtures/layout/overflows'

test('an owner defines a role, changes it and deletes it', async ({
  page,
  openProject,
  context,
}) => {
  await openProject('Newsroom')
  await openArea(page, 'Permissions')
  const team = page.getByRole('region', { name: 'Team permissions' })
  const own = page.getByRole('region', { name: 'Project permissions' })
  const contained = team
    .getByRole('row', { name: /^admin/ })
    .getByRole('cell')
    .nth(1)
  await expect(contained).not.toContainText('$update_team')
  await contained.getByRole('button', { name: '2 more' }).click()
  await expect(contained).toContainText('$update_team')
  await expect(contained.getByRole('button', { name: 'Show fewer' })).toBeFocused()
  await own.getByRole('link', { name: 'New project permission' }).click()
  await page.getByLabel('ID').fill('Front Page')
  await page.getByRole('button', { name: 'Create permission' }).click()
  await expect(page.locator('input:invalid')).toBeFocused()
  await expect(page.getByLabel('ID')).toHaveAccessibleDescription(/such as front_page\.$/)
  // The ID of a team permission.
  await page.getByLabel('ID').fill('member')
  await page.getByRole('button', { name: 'Create permission' }).click()
  await expect(page.getByLabel('ID')).toBeFocused()
  await expect(page.getByLabel('ID')).toHaveAccessibleDescription(
    /The team permission member already exists\. Choose another ID\./,
  )
  expect(await listViolations(page)).toEqual([])
  await page.getByLabel('ID').fill('front_page')
  await page.getByRole('button', { name: 'Create permission' }).click()
  await expect(own.getByRole('link', { name: 'front_page' })).toBeVisible()

  await team.getByRole('link', { name: 'New team permission' }).click()
  await page.getByLabel('ID').fill('editor')
  await page.getByLabel('Description').fill('Edits articles')
  await page.getByLabel('$read_members').check()
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Create permission' }).click()
  const editor = team.getByRole('row', { name: /^editor Edits articles/ })
  await expect(editor.getByRole('cell').nth(1)).toHaveText('$read_members')

  // Another owner adds a permission to the role that is open here.
  await team.getByRole('link', { name: 'editor' }).click()
  // The page before has several.
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
  await expect(page.getByLabel('$read_members')).toBeChecked()
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('$invite_members').check()
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('heading', { name: 'Permissions', exact: true })).toBeVisible()
  await page.getByLabel('ID').fill('docs:editor')
  await page.getByLabel('$update_team').check()
  await page.getByRole('button', { name: 'Save' }).click()
  const role = team.getByRole('row', { name: /^docs:editor/ })
  await expect(role.getByRole('cell').nth(1).getByRole('listitem')).toHaveText([
    '$invite_members',
    '$read_members',
    '$update_team',
  ])

  await page.getByRole('button', { name: 'Change permissions of team members' }).click()
  const joining = page.getByRole('group', { name: 'Team members' })
  await joining.getByLabel('docs:editor').check()
  await expect(joining).toHaveAttribute('aria-busy', 'false')
  await page.reload()
  await expect(role.getByRole('cell').nth(2)).toHaveText('Team members')
  await page.getByRole('button', { name: 'Change permissions of team members' }).click()
  await expect(joining.getByLabel('docs:editor')).toBeChecked()
  await expect(joining.getByLabel('member', { exact: true })).toBeChecked()
  await team.getByRole('button', { name: 'Actions for docs:editor' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    'no longer granted by default to team members',
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(role).toBeHidden()
  await expect(joining.getByLabel('docs:editor')).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Permission not found' })).toBeVisible()
})

test('an ID that another owner has taken in the meantime is refused at its field', async ({
  page,
  openProject,
}) => {
  await openProject('Almanac')
  const keys = await createKeys(page)
  await openArea(page, 'Permissions')
  await page.getByRole('link', { name: 'New project permission' }).click()
  const field = page.getByLabel('ID')
  await field.fill('print')
  await send(keys, '/project-permission-definitions', { id: 'print' })
  await page.getByRole('button', { name: 'Create permission' }).click()
  await expect(field).toHaveAccessibleDescription(/print exists already\. Choose another ID\./)
  await expect(field).toBeFocused()
  await field.fill('print:color')
  await page.getByRole('button', { name: 'Create permission' }).click()
  await expect(page.getByRole('link', { name: 'print:color' })).toBeVisible()
})

test('permissions are in natural order, and their descriptions may be long', async ({
  page,
  openProject,
}) => {
  await openProject('Archive')
  const keys = await createKeys(page)
  for (const id of ['shelf_10', 'shelf_2', 'shelf_1']) {
    await send(keys, '/project-permission-definitions', { id })
  }
  await openArea(page, 'Permissions')
  const own = page.getByRole('region', { name: 'Project permissions' })
  await expect(own.getByRole('link', { name: /^shelf/ })).toHaveText([
    'shelf_1',
    'shelf_2',
    'shelf_10',
  ])

  await own.getByRole('link', { name: 'shelf_10' }).click()
  const description = page.getByLabel('Description')
  const height = async () => (await description.boundingBox())?.height ?? 0
  const before = await height()
  await description.fill('Opens the tenth shelf.\nIt has rare maps.\nAsk before you grant it.')
  expect(await height()).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(own.getByText(/tenth shelf\.\s+It has rare maps/)).toBeVisible()

  const change = page.getByRole('button', { name: 'Change permissions of new users' })
  await change.click()
  const fields = page.getByRole('group', { name: 'New users' })
  await expect(fields.getByRole('checkbox')).toHaveCount(3)
  await fields.getByLabel('shelf_2').press('Escape')
  await expect(fields).toBeHidden()
  await expect(change).toBeFocused()
})

test('the lines of long IDs of permissions end after their parts', async ({
  page,
  openProject,
}) => {
  await openProject('Gazette')
  const keys = await createKeys(page)
  const id = 'documents:publishing:senior_editor_of_all_sections'
  await send(keys, '/team-permission-definitions', { id })
  const role = { id: 'chief', contained_permission_ids: [id] }
  await send(keys, '/team-permission-definitions', role)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'API keys' }).click()
  await openArea(page, 'Permissions')
  const rows = page.getByRole('region', { name: 'Team permissions' }).getByRole('row')
  await expect(rows.filter({ hasText: id })).toHaveCount(2)
  const lines = (text: Locator) =>
    text.evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const lines: string[] = []
      let top = Number.NaN
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const [index, letter] of [...(node.textContent ?? '')].entries()) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + 1)
          const box = range.getBoundingClientRect()
          if (box.top === top) lines[lines.length - 1] += letter
          else lines.push(letter)
          top = box.top
        }
      }
      return lines
    })
  const own = await lines(page.getByRole('link', { name: id }).locator('code'))
  const contained = await lines(rows.filter({ hasText: 'chief' }).locator('.chip:visible'))
  await page.getByRole('link', { name: id }).click()
  const title = await lines(page.getByRole('heading', { name: id, level: 1 }))
  await page.getByRole('button', { name: 'Delete permission' }).click()
  const question = await lines(page.getByRole('dialog').getByRole('heading'))
  expect(question.join('')).toBe(`Delete ${id}?`)
  for (const line of question.slice(0, -1)) expect(line).toMatch(/[:_ ]$/)
  for (const text of [own, contained, title]) {
    expect(text.join('')).toBe(id)
    expect(text.length).toBeGreaterThan(1)
    for (const line of text.slice(0, -1)) expect(line).toMatch(/[:_]$/)
  }
})

test('the pages of permissions fit narrow windows and large texts', async ({
  page,
  openProject,
}) => {
  await openProject('Ministry')
  const keys = await createKeys(page)
  const id = 'catalog:books:publish_and_unpublish_all_books_of_other_teams'
  const body = { id, description: 'aVeryLongWordWithoutAnySpaceInIt'.repeat(3) }
  await send(keys, '/team-permission-definitions', body)
  await openArea(page, 'Permissions')
  await expect(page.getByRole('link', { name: id })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  expect(await listOverflows(page)).toEqual([])
  await page.getByRole('link', { name: 'New team permission' }).click()
  await page.getByLabel('ID').fill(id)
  await page.getByRole('button', { name: 'Create permission' }).click()
  await expect(page.getByLabel('ID')).toHaveAccessibleDescription(/already exists/)
  expect(await listViolations(page)).toEqual([])
  expect(await listOverflows(page)).toEqual([])
  await page.goBack()
  await page.getByRole('link', { name: id }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(id)
  expect(await listViolations(page)).toEqual([])
  expect(await listOverflows(page)).toEqual([])
})
