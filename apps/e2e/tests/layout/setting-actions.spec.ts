import type { Locator, Page } from '@playwright/test'
import { setLanguage } from '../../fixtures/language'
import { scenes } from '../../fixtures/scenes/scenes'
import { startSession } from '../../fixtures/sessions/start-session'
import { createTeam, openSettings, openTeamWithMembers } from '../../fixtures/settings'
import { expect, test } from '../../fixtures/test'

test.use({ viewport: { width: 360, height: 740 } })

for (const [language, title] of [
  ['en-US', 'Sign-in & security'],
  ['de-DE', 'Anmeldung & Sicherheit'],
] as const) {
  test(`on a phone, actions are at the end of their rows or below the text, in ${language}`, async ({
    page,
    stack,
  }) => {
    await startSession(page, stack)
    await setLanguage(page, language)
    await openSettings(page, 'auth', title)
    await expectActionsInPlace(page)
  })
}

test('on a phone, the wide actions of a profile and a team are beside their text', async ({
  page,
  stack,
}) => {
  await startSession(page, stack)
  await openSettings(page, 'profile', 'Profile')
  expect(await expectActionsInPlace(page)).toEqual(['beside', 'beside'])
  await openSettings(page, 'team-creation', 'Create a team')
  await createTeam(page, 'Analytical Engines')
  await expect(page.getByRole('button', { name: 'Invite member' })).toBeVisible()
  expect(new Set(await expectActionsInPlace(page))).toEqual(new Set(['beside']))
})

for (const [width, fontSize] of [
  [360, '150%'],
  [500, '300%'],
] as const) {
  test(`buttons of an invitation in several lines end at the end of the row, ${width} pixels`, async ({
    page,
    stack,
  }) => {
    await scenes.find(({ name }) => name === 'settings, a team')?.open(page, stack)
    await page.setViewportSize({ width, height: 740 })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, fontSize)
    const ends = await page.locator('.stack-list__entry > .stack-buttons').evaluate((buttons) => {
      const boxes = [...buttons.querySelectorAll('button')].map((button) =>
        button.getBoundingClientRect(),
      )
      return boxes
        .filter(({ top }, index) => top !== boxes[index + 1]?.top)
        .map(({ right }) => Math.round(right))
    })
    expect(ends.length).toBeGreaterThan(1)
    expect(new Set(ends).size).toBe(1)
  })
}

test('a destructive action has the same color in a menu as in a row', async ({ page, stack }) => {
  await openTeamWithMembers(page, stack)
  await page.getByRole('button', { name: 'Actions for Grace Hopper' }).click()
  const colorOf = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).color)
  const remove = page.getByRole('menuitem', { name: 'Remove' })
  const color = await colorOf(
    page.getByRole('button', { name: 'Delete team', includeHidden: true }),
  )
  expect(await colorOf(remove)).toBe(color)
  await remove.focus()
  expect(await colorOf(remove)).toBe(color)
})

test('on a phone, the badge of a setting is beside the last word of its label', async ({
  page,
  stack,
}) => {
  await scenes.find(({ name }) => name === 'settings, few recovery codes left')?.open(page, stack)
  const setting = page.getByRole('group', { name: 'Two-factor authentication' })
  const label = await setting.getByRole('heading').evaluate((heading) => {
    const lines = [...heading.getClientRects()].map(({ top, bottom }) => ({ top, bottom }))
    return { count: lines.length, last: lines.at(-1) }
  })
  const badge = await setting.locator('.stack-badge').boundingBox()
  const middle = (badge?.y ?? 0) + (badge?.height ?? 0) / 2
  expect(label.count).toBe(2)
  expect(middle).toBeGreaterThan(label.last?.top ?? Number.POSITIVE_INFINITY)
  expect(middle).toBeLessThan(label.last?.bottom ?? 0)
})

/** Expects each action at the end of its row, or below the text and aligned with it. Returns which, for each. */
async function expectActionsInPlace(page: Page): Promise<string[]> {
  const settings = page.locator('.stack-setting:has(> .stack-setting__action .stack-button)')
  await expect(settings.nth(1)).toBeVisible()
  const found = await settings.evaluateAll((all) =>
    all.map((setting) => {
      const text = setting.querySelector('.stack-setting__text')?.getBoundingClientRect()
      const button = setting
        .querySelector('.stack-setting__action .stack-button')
        ?.getBoundingClientRect()
      if (!text || !button) throw new Error('A setting has no text or no button.')
      const isBelow = button.top >= text.bottom
      // A quiet button is aligned by its label, a primary one by its edge.
      const padding = setting.querySelector('.stack-setting__action .stack-button--primary')
        ? 0
        : 11
      // Without the padding of the row.
      const end = setting.getBoundingClientRect().right - 16
      const distance = isBelow ? button.left + padding - text.left : end - (button.right - padding)
      return { place: isBelow ? 'below' : 'beside', distance: Math.round(distance) }
    }),
  )
  expect(found.filter(({ distance }) => Math.abs(distance) > 1)).toEqual([])
  return found.map(({ place }) => place)
}
