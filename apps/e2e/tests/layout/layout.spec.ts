import type { Locator } from '@playwright/test'
import { createTestUser } from '../../fixtures/account'
import { setLanguage } from '../../fixtures/language'
import { withProjectSettings } from '../../fixtures/project'
import { scenes } from '../../fixtures/scenes/scenes'
import { startSession } from '../../fixtures/sessions/start-session'
import { ageSession, createTeam, openSettings } from '../../fixtures/settings'
import { expect, test } from '../../fixtures/test'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** Returns the top of the first line of text in an element, in CSS pixels. */
function topOfText(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().top
  })
}

test('a long team name is shortened in the list of settings', async ({ page, stack }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await startSession(page, stack)
  await openSettings(page, 'team-creation', 'Create a team')
  await createTeam(page, 'Analytical Engines and Difference Machines of Great Britain')
  const list = page.getByRole('navigation').filter({ hasText: 'Analytical Engines' })
  expect((await list.boundingBox())?.width).toBeLessThanOrEqual(240)

  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/handler/account-settings')
  await expect(list).toBeVisible()
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
})

test('the name of a team is not cut off in the list of settings', async ({ page, stack }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await startSession(page, stack)
  await openSettings(page, 'team-creation', 'Create a team')
  await createTeam(page, 'Analytical Engines')
  const name = page.getByRole('navigation').getByText('Analytical Engines')
  await expect(name).toHaveCSS('font-weight', '600')
  const hidden = () => name.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(await hidden()).toBe(0)
})

test('the names of the sections are not cut off in the list of settings, in German', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await startSession(page, stack)
  await setLanguage(page, 'de-DE')
  await page.goto('/handler/account-settings')
  const name = page.getByRole('navigation').getByText('Anmeldung & Sicherheit')
  await expect(name).toBeVisible()
  const cut = await name.evaluate((element) => [
    element.scrollWidth - element.clientWidth,
    element.scrollHeight - element.clientHeight,
  ])
  expect(cut).toEqual([0, 0])
})

test('a setting reserves no space for a message before there is one', async ({ page, stack }) => {
  await startSession(page, stack)
  await openSettings(page, 'auth', 'Sign-in & security')
  // Without the line between two rows of a card.
  const heights = ['Email codes', 'Two-factor authentication'].map((name) =>
    page.getByRole('group', { name }).evaluate((element) => element.clientHeight),
  )
  const [withMessage, without] = await Promise.all(heights)
  expect(withMessage).toBe(without)
})

test('an address beside a button breaks before its @ on a phone', async ({ page, stack }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { email } = await startSession(page, stack)
  await openSettings(page, 'auth', 'Sign-in & security')
  const emails = page.getByRole('group', { name: 'Email addresses' })
  const address = emails.getByText(email, { exact: true }).first()
  await expect(address).toBeVisible()
  expect(await countLines(address)).toEqual([1, 1])
})

test('long addresses of invitations fit on a narrow phone, in messages as well', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await startSession(page, stack)
  await openSettings(page, 'team-creation', 'Create a team')
  await createTeam(page, 'Analytical Engines')
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  const local = 'augusta.ada.king.countess.of.lovelace.and.her.analytical.engine'
  const email = `${local}@analytical.example`
  await page.getByRole('button', { name: 'Invite member' }).click()
  await page.getByLabel('Email').fill(`${local}@, ada`)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^These aren’t valid/)).toBeVisible()
  expect(await overflow()).toBe(0)
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`We sent an invitation to ${email}.`)).toBeVisible()
  expect(await overflow()).toBe(0)
})

test('the address of the code step breaks before its @, not at a hyphen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  const email = `ada-augusta-king-${createTestUser().email}`
  await page.goto('/handler/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  const address = page.locator('.stack-email')
  // With the period of the sentence, which stays on the same line.
  await expect(address).toHaveText(`${email}.`)
  expect(await countLines(address)).toEqual([1, 1])
})

/** Number of lines of each part of an address. */
function countLines(address: Locator): Promise<number[]> {
  return address.evaluate((element) =>
    [...element.childNodes].map((part) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
    }),
  )
}

test('the lines of a long address end at the same edge in Arabic', async ({ page, stack }) => {
  await page.setViewportSize(phone.viewport)
  await scenes
    .find(({ name }) => name === 'settings, role of a member, in Arabic')
    ?.open(page, stack)
  const address = page
    .getByRole('listitem')
    .filter({ hasText: 'Somerville' })
    .locator('.stack-email')
  const ends = await address.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const ends: Record<number, number> = {}
    for (const { bottom, right } of range.getClientRects()) {
      const line = Math.round(bottom)
      ends[line] = Math.max(ends[line] ?? 0, Math.round(right))
    }
    return Object.values(ends)
  })
  expect(ends.length).toBeGreaterThan(1)
  expect(ends).toEqual(ends.map(() => ends[0]))
})

test('the buttons of a re-authentication are close together, and its title is as large as that of other dialogs', async ({
  page,
  stack,
}) => {
  await ageSession(page)
  const { password } = await startSession(page, stack)
  await openSettings(page, 'settings', 'Account')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('alertdialog')
  const sizeOf = (title: string) =>
    dialog.getByText(title).evaluate((element) => getComputedStyle(element).fontSize)
  const confirm = dialog.getByRole('button', { name: 'Confirm' })
  const above = await confirm.boundingBox()
  const below = await dialog.getByRole('button', { name: 'Cancel' }).boundingBox()
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThanOrEqual(24)

  const size = await sizeOf('Confirm it’s you')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await confirm.click()
  expect(await sizeOf('Delete your account?')).toBe(size)
})

test('the edge of a button is fainter than the edge of an input', async ({ page, stack }) => {
  const button = page.getByRole('button', { name: 'Sign in with Google' })
  await withProjectSettings(stack.serviceUrl, { providers: ['google'] }, async () => {
    await page.goto('/handler/sign-in')
    await expect(button).toBeVisible()
  })
  /** Difference in brightness between the edge and the card, from 0 to 1. */
  const edgeOf = (locator: Locator) =>
    locator.evaluate((element) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')
      if (!canvas) throw new Error('There is no canvas.')
      const card = element.closest('.stack-card')
      canvas.fillStyle = card ? getComputedStyle(card).backgroundColor : ''
      canvas.fillRect(0, 0, 1, 1)
      const [before = 0] = canvas.getImageData(0, 0, 1, 1).data
      canvas.fillStyle = getComputedStyle(element).borderTopColor
      canvas.fillRect(0, 0, 1, 1)
      const [after = 0] = canvas.getImageData(0, 0, 1, 1).data
      return Math.abs(before - after) / 255
    })
  expect(await edgeOf(button)).toBeLessThan((await edgeOf(page.getByLabel('Email'))) / 2)
})

test('the steps of two-factor authentication are numbered', async ({ page, stack }) => {
  const scene = scenes.find(({ name }) => name === 'settings, turning on two-factor authentication')
  await scene?.open(page, stack)
  await expect(page.getByRole('textbox', { name: '2. Authentication code' })).toBeVisible()
  const first = page.getByText('Scan this QR code with your authenticator app.')
  const number = await first.evaluate((element) => getComputedStyle(element, '::before').content)
  expect(number).toBe('"1. "')
})

test('with forced colors, the boxes of a code keep their borders, and an error is shown by more than a color', async ({
  page,
  stack,
}) => {
  await scenes.find(({ name }) => name === 'email code, wrong')?.open(page, stack)
  const input = page.getByLabel('Code')
  const box = page.locator('.stack-code__boxes span').first()
  await expect(box).toHaveCSS('border-top-style', 'solid')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(input).toHaveCSS('forced-color-adjust', 'none')
  await expect(box).toHaveCSS('border-top-style', 'dashed')
})

test('in a wide window, cards and settings keep their width and are centered', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  const boxOf = async (selector: string) => {
    const element = page.locator(selector)
    await expect(element).toBeVisible()
    return element.boundingBox()
  }
  await page.goto('/handler/sign-in')
  expect(await boxOf('.stack-card')).toMatchObject({ x: 760, width: 400 })
  await startSession(page, stack)
  await openSettings(page, 'auth', 'Sign-in & security')
  expect(await boxOf('.stack-settings')).toMatchObject({ x: 480, width: 960 })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the text of an input has 16 pixels, so that iOS does not zoom into it', async ({
    page,
  }) => {
    await page.goto('/handler/sign-in')
    await expect(page.getByLabel('Email')).toHaveCSS('font-size', '16px')
  })

  for (const language of ['de-DE', 'ar']) {
    test(`the mark of the last used method does not overflow the page, in ${language}`, async ({
      page,
      stack,
    }) => {
      const providers = ['google', 'github', 'microsoft']
      await page.addInitScript(() => localStorage.setItem('_STACK_AUTH.lastUsed', 'github'))
      await setLanguage(page, language)
      await withProjectSettings(stack.serviceUrl, { providers }, async () => {
        await page.goto('/handler/sign-in')
        await expect(page.locator('.stack-method__mark')).toBeVisible()
        const sides = await page
          .locator('main :is(.stack-method__mark, .stack-button, .stack-input)')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()))
        expect(Math.min(...sides.map(({ left }) => left))).toBeGreaterThanOrEqual(20)
        expect(Math.max(...sides.map(({ right }) => right))).toBeLessThanOrEqual(340)
      })
    })
  }

  test('the actions below a code are aligned to the edges when they do not fit on a line, in German', async ({
    page,
  }) => {
    await setLanguage(page, 'de-DE')
    await page.goto('/handler/sign-in')
    await page.getByLabel('E-Mail').fill('ada@example.com')
    await page.getByRole('button', { name: 'Code per E-Mail senden' }).click()
    const again = page.getByRole('button', { name: /^Erneut senden/ })
    await expect(again).toHaveCSS('text-align', 'start')
    await expect(page.getByRole('button', { name: 'Andere Adresse verwenden' })).toHaveCSS(
      'text-align',
      'end',
    )
  })

  test('the badge beside a long address stays on one line', async ({ page, stack }) => {
    await startSession(page, stack)
    await openSettings(page, 'team-creation', 'Create a team')
    await createTeam(page, 'Engines')
    const badge = await page.getByText('You', { exact: true }).boundingBox()
    expect(badge?.height).toBeLessThan(30)
  })

  test('the link beside a label is on the same line', async ({ page }) => {
    await page.goto('/handler/sign-in')
    const link = page.getByRole('link', { name: 'Forgot password?' })
    const label = page.getByText('Password', { exact: true })
    await expect(link).toBeVisible()
    expect(Math.abs((await topOfText(link)) - (await topOfText(label)))).toBeLessThan(1)
  })

  test('the primary button is above the other one where they do not fit side by side', async ({
    page,
    stack,
  }) => {
    const scene = scenes.find(({ name }) => name === 'password reset, used link')
    if (!scene) throw new Error('The scene does not exist.')
    await scene.open(page, stack)
    await setLanguage(page, 'de-DE')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Zur Startseite' })).toBeVisible()
    const boxes = await page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => ({
          isPrimary: button.classList.contains('stack-button--primary'),
          top: button.getBoundingClientRect().top,
        })),
      )
    const topOf = (isPrimary: boolean) => boxes.find((box) => box.isPrimary === isPrimary)?.top ?? 0
    expect(boxes).toHaveLength(2)
    expect(topOf(true)).toBeLessThan(topOf(false))
  })
})
